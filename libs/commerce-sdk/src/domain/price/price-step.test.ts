import { expect, it } from 'vitest';
import { priceAt } from './price-step.ts';

const history = [
  { from: 10, selling: 200, regular: 200 },
  { from: 20, selling: 150, regular: 200 },
];

it.each([
  [9, null],
  [10, 200],
  [19, 200],
  [20, 150],
  [99, 150],
])('the price in force at %d is %s', (now, selling) => {
  expect(priceAt(history, now)?.selling ?? null).toBe(selling);
});
