import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { aliasLimit } from './alias-limit.ts';

const schema = buildSchema('type Query { node: Node } type Node { name: String node: Node }');
const problems = (document: string) => validate(schema, parse(document), [aliasLimit(2)]);

it('counts other names wherever they stand, and each use of a fragment', () => {
  expect(problems('{ a: node { b: name } node { name } }')).toEqual([]);
  expect(problems('{ node: node { name: name node: node { name: name } } }')).toEqual([]);
  expect(problems('{ a: node { b: name ... on Node { c: name } } }')[0]).toMatchObject({
    message: 'The query gives 3 fields another name; at most 2 are allowed. Send several requests.',
    extensions: { code: 'TOO_MANY_ALIASES' },
  });
  expect(problems('{ node { ...N node { ...N node { ...N } } } } fragment N on Node { a: name }')).toHaveLength(1);
});

it('ends where a fragment holds itself', () => {
  expect(problems('{ node { ...Loop } } fragment Loop on Node { a: node { ...Loop } }')).toEqual([]);
});

it('is quick with fragments that repeat each other', () => {
  const fragments = Array.from({ length: 40 }, (_, n) => `fragment F${n} on Node { ...F${n + 1} ...F${n + 1} }`);
  const document = `{ node { ...F0 } } ${fragments.join(' ')} fragment F40 on Node { a: name }`;
  expect(problems(document)).toHaveLength(1);
});
