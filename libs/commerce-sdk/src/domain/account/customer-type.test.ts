import { expect, it } from 'vitest';
import { customerTypeFrom } from './customer-type.ts';

it.each([
  ['ORGANIZATION', 'ORGANIZATION'],
  ['PERSON', 'PERSON'],
  ['organization', 'PERSON'],
  ['robot', 'PERSON'],
  ['', 'PERSON'],
  [null, 'PERSON'],
  [undefined, 'PERSON'],
])('reads the customer type %s as %s', (text, type) => {
  expect(customerTypeFrom(text)).toBe(type);
});
