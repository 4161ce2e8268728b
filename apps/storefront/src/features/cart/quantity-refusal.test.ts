import { expect, it } from 'vitest';
import { quantityRefusal } from './quantity-refusal.ts';

it.each([
  { typed: '0', refusal: { kind: 'invalid-quantity' } },
  { typed: '-1', refusal: { kind: 'invalid-quantity' } },
  { typed: '1.5', refusal: { kind: 'invalid-quantity' } },
  { typed: '', refusal: { kind: 'invalid-quantity' } },
  { typed: '9', refusal: { kind: 'stock-limit', left: 8 } },
])('answers "$typed" with $refusal.kind', ({ typed, refusal }) => {
  expect(quantityRefusal(typed, 8)).toEqual(refusal);
});
