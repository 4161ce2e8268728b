import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { mostRepeats } from './repeat-limit.ts';

it.each([
  ['{ a b c }', 1],
  ['{ a { x } a { y } b }', 2],
  ['{ a: b a: c }', 2],
  ['{ n { ... on T { x x x } } }', 3],
  ['{ ...F ...F } fragment F on Q { a }', 2],
  ['query A { a } query B { b b }', 2],
])('the most that %s asks for one thing in one place is %i', (document, repeats) => {
  expect(mostRepeats(parse(document))).toBe(repeats);
});
