import { expect, it } from 'vitest';
import { searchVisitor } from './search-visitor.ts';

const id = '0123456789abcdef01234567';

it.each([
  [`a=1; hello_retail_id=${id}`, { statistics: true }, id],
  [`a=1; hello_retail_id=${id}`, { statistics: false }, null],
  [`a=1; hello_retail_id=${id}`, null, null],
  ['hello_retail_id=me; b=2', { statistics: true }, null],
  ['', { statistics: true }, null],
])('a search provider is told of a visitor with the cookies %j who answered %j: %s', (cookies, choice, told) => {
  expect(searchVisitor(cookies, choice)).toBe(told);
});
