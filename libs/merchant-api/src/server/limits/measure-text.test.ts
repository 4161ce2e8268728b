import { expect, it } from 'vitest';
import { measureText } from './measure-text.ts';

const bounds = { tokens: 50, nesting: 10 };

it.each([
  ['{ a }', 3, 1],
  ['{ a(b: [1, {c: 2}]) { d } }', 18, 4],
  ['{ a(b: "{{{{ [[[ (((") } # {{{{{', 8, 2],
  ['{ a { b } c { d } }', 10, 2],
  ['', 0, 0],
  ['{ a ?', 2, 1],
])('of %s', (text, tokens, nesting) => {
  expect(measureText(text, bounds)).toEqual({ tokens, nesting });
});

it('ends just beyond the bounds', () => {
  expect(measureText('{ '.repeat(1_000_000), bounds)).toEqual({ tokens: 11, nesting: 11 });
  expect(measureText('a '.repeat(1_000_000), bounds)).toEqual({ tokens: 51, nesting: 0 });
});
