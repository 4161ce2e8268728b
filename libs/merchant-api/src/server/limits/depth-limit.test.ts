import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { depthLimit } from './depth-limit.ts';

const schema = buildSchema('type Query { node: Node } type Node { name: String node: Node }');
const problems = (document: string) => validate(schema, parse(document), [depthLimit(3)]);

it('counts fields through fragments and inline fragments', () => {
  expect(problems('{ node { node { name } } }')).toEqual([]);
  expect(problems('{ node { ... on Node { node { name } } } }')).toEqual([]);
  expect(problems('{ node { ...Deep } } fragment Deep on Node { node { node { name } } }')[0]).toMatchObject({
    message: 'The query is 4 fields deep; ask for at most 3.',
    extensions: { code: 'QUERY_TOO_DEEP' },
  });
});

it('ends where a fragment holds itself', () => {
  expect(problems('{ node { ...Loop } } fragment Loop on Node { node { ...Loop } }')).toEqual([]);
});

it('leaves introspection out', () => {
  expect(problems('{ __schema { types { fields { args { type { name } } } } } }')).toEqual([]);
});

it('is quick with fragments that repeat each other', () => {
  const fragments = Array.from(
    { length: 30 },
    (_, index) => `fragment F${index} on Node { node { ...F${index + 1} ...F${index + 1} } }`,
  );
  expect(problems(`{ node { ...F0 } } ${fragments.join(' ')} fragment F30 on Node { name }`)).toHaveLength(1);
});
