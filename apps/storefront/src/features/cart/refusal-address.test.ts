import { expect, it } from 'vitest';
import type { CartRefusal } from '@torg/commerce-sdk/domain';
import { readRefusal, refusalQuery } from './refusal-address.ts';

const refusals: CartRefusal[] = [
  { kind: 'stock-limit', left: 0 },
  { kind: 'already-in-cart', quantity: 3 },
  { kind: 'invalid-quantity' },
  { kind: 'unknown-item' },
  { kind: 'packaged-item' },
];

it.each(refusals)('$kind survives the way through the address', (refusal) => {
  expect(readRefusal(new URLSearchParams(refusalQuery(refusal)))).toEqual(refusal);
});

it.each(['', 'refused=nonsense', 'refused=stock-limit', 'refused=stock-limit&count=-1', 'refused=stock-limit&count=x'])(
  'sees no refusal in "%s"',
  (query) => {
    expect(readRefusal(new URLSearchParams(query))).toBeNull();
  },
);
