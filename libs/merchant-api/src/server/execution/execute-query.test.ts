import { setImmediate as nextTurn } from 'node:timers/promises';
import { execute, getIntrospectionQuery, parse, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { createQueryExecutor, type QueryToExecute } from './execute-query.ts';

const typeDefs = `
  enum Size { SMALL LARGE }
  input Wish { size: Size = LARGE, words: [String!] }
  type Query {
    cup(id: Int! = 1): Cup
    cups(ids: [Int!]! = [1, 2]): [Cup]
    sureCups(ids: [Int!]! = [1, 2]): [Cup!]
    sureCup(id: Int! = 1): Cup!
    grid: [[Int!]]
    wished(wish: Wish, size: Size): String
    size: Size
  }
  type Mutation { add(number: Int!): Int failing: Int }
  type Cup { id: Int! name: String handle: Handle sureHandle: Handle! slowName: String! marks: [Int!]! more: [Cup!]! }
  type Handle { colour: String! side: String }
`;

/** A cup; what is wrong with it depends on its number, so that a query can ask for any mixture. */
const cup = (id: number): object => ({
  id,
  name: `Cup ${id}`,
  handle: () => ({ colour: 'blue', side: () => nextTurn('left') }),
  sureHandle: async () => (id === 3 ? null : { colour: id === 4 ? null : 'red' }),
  async slowName() {
    await nextTurn();
    if (id === 5) throw new Error('The name is lost');
    return `Slow cup ${id}`;
  },
  marks: [1, id === 6 ? nextTurn(null) : nextTurn(2)],
  more: () => (id > 2 ? [] : [cup(id + 1), nextTurn(cup(id + 2))]),
});

function findCup(id: number) {
  if (id === 0) throw new Error('There is no such cup');
  if (id === 7) return new Error('This cup is broken');
  return id === 8 ? null : nextTurn(cup(id));
}

function createShop(): GraphQLSchema {
  const added: number[] = [];
  const byId = (_: unknown, { id }: { id: number }) => findCup(id);
  const byIds = (_: unknown, { ids }: { ids: number[] }) => ids.map((id) => (id === 8 ? null : cup(id)));
  const Query = {
    cup: byId,
    sureCup: byId,
    cups: byIds,
    sureCups: byIds,
    grid: () => [[1, 2], null, [3, null], [nextTurn(4)]],
    wished: (_: unknown, args: object) => JSON.stringify(args),
    size: () => 'MEDIUM',
  };
  const Mutation = {
    async add(_: unknown, { number }: { number: number }) {
      // The first would be the last to arrive if it were not waited for.
      for (let turns = 4 - number; turns > 0; turns -= 1) await nextTurn();
      return added.push(number) * 10 + number;
    },
    failing() {
      throw new Error('It cannot be done');
    },
  };
  return createSchema({ typeDefs, resolvers: { Query, Mutation } });
}

const plain = (answer: object) => JSON.parse(JSON.stringify(answer));

/** What graphql-js makes of it, which is what the specification says. */
async function reference(query: QueryToExecute) {
  return plain(await execute({ schema: createShop(), ...query } satisfies ExecutionArgs));
}

async function ours(query: QueryToExecute) {
  return plain(await createQueryExecutor(createShop())(query));
}

describe('a query is answered as GraphQL has it', () => {
  it.each([
    '{ cup { id name handle { colour side } slowName marks } }',
    '{ first: cup { name } second: cup(id: 2) { title: name } }',
    '{ cup { handle { colour } id handle { side } ...Named } } fragment Named on Cup { name handle { colour } }',
    '{ cup { ... on Cup { id } ... { name } more { id more { slowName } } } __typename }',
    '{ cups(ids: [1, 8, 2]) { id } }',
    '{ cup { id @skip(if: true) name @include(if: true) handle @include(if: false) { colour } } }',
    '{ wished(wish: { words: ["red", "blue"] }, size: SMALL) }',
    '{ cup(id: 8) { id } }',
    'mutation { a: add(number: 1) b: add(number: 2) c: add(number: 3) }',
    getIntrospectionQuery(),
  ])('%s', async (text) => {
    const document = parse(text);
    const answer = await ours({ document });
    expect(answer).toEqual(await reference({ document }));
    expect(answer.errors).toBeUndefined();
  });
});

describe('what goes wrong takes along only what must not be without it', () => {
  it.each([
    '{ cup(id: 0) { id } sureCups { id } }',
    '{ cup(id: 7) { id } sureCups { id } }',
    '{ cup(id: 3) { id sureHandle { colour } } sureCups { id } }',
    '{ cups(ids: [1, 4, 2]) { id sureHandle { colour } } }',
    '{ cups(ids: [1, 5, 2]) { id slowName } cup { name } }',
    '{ sureCups(ids: [1, 8, 2]) { id } cup { name } }',
    '{ sureCups(ids: [1, 5, 2]) { id slowName } cup { name } }',
    '{ cup(id: 1) { id more { id more { slowName sureHandle { colour } } } } }',
    '{ cups(ids: [6]) { marks } grid }',
    '{ cup { name } sureCup(id: 8) { id } }',
    '{ cup { name } sureCup(id: 5) { slowName } }',
    '{ size cup { name } }',
    'mutation { failing add(number: 1) }',
  ])('%s', async (text) => {
    const document = parse(text);
    const answer = await ours({ document });
    expect(answer).toEqual(await reference({ document }));
    expect(answer.errors).not.toHaveLength(0);
  });

  it('and is told once where it took several at once', async () => {
    const { data, errors } = await ours({ document: parse('{ sureCups(ids: [5, 5, 5]) { slowName } }') });
    expect([data, errors.length]).toEqual([{ sureCups: null }, 1]);
  });
});

describe('a query that is asked again', () => {
  it.each([
    {
      text: 'query ($on: Boolean!, $id: Int) { cup(id: $id) { id name @include(if: $on) handle @skip(if: $on) { side } } }',
      asked: [{ on: true }, { on: false, id: 2 }, { on: true, id: 8 }],
    },
    {
      text: 'query ($on: Boolean = true) { cup { id ...Named @include(if: $on) } } fragment Named on Cup { name }',
      asked: [{}, { on: false }, { on: true }],
    },
    {
      text: 'query ($wish: Wish, $size: Size = SMALL) { wished(wish: $wish, size: $size) }',
      asked: [{ wish: { words: 'red' } }, { size: null }, { wish: {} }, { size: 'LARGE' }],
    },
    { text: 'query ($id: Int!) { cup(id: $id) { id } }', asked: [{ id: 1 }, { id: 'one' }, {}, { id: 2 }] },
  ])('has the answer of its own values: $text', async ({ text, asked }) => {
    const document = parse(text);
    const executor = createQueryExecutor(createShop());
    for (const variableValues of asked) {
      const answer = plain(await executor({ document, variableValues }));
      expect(answer).toEqual(await reference({ document, variableValues }));
    }
  });
});

describe('a document with several operations', () => {
  const document = parse('query One { cup { id } } query Two { cup { name } }');

  it('is answered by the one that is named', async () => {
    expect(await ours({ document, operationName: 'Two' })).toEqual({ data: { cup: { name: 'Cup 1' } } });
    expect(await ours({ document, operationName: 'One' })).toEqual({ data: { cup: { id: 1 } } });
  });

  it.each([undefined, 'Three'])('is refused where %j is meant', async (operationName) => {
    const { data, errors } = await ours({ document, operationName });
    expect([data, errors[0].extensions.code]).toEqual([undefined, 'OPERATION_RESOLUTION_FAILURE']);
  });
});
