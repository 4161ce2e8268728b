import { expect, it } from 'vitest';
import { wantedQuantity, type CartWish } from './cart-wish.ts';

it('tells what is wanted of a line in the end', () => {
  const line = (lineId: string, quantity: number): CartWish => ({ kind: 'line', lineId, quantity });
  const wishes: CartWish[] = [
    line('a', 2),
    line('b', 1),
    line('a', 0),
    { kind: 'add', skuId: 7, quantity: 1, message: null },
  ];
  expect(wantedQuantity(wishes, 'a')).toBe(0);
  expect(wantedQuantity(wishes, 'b')).toBe(1);
  expect(wantedQuantity(wishes, 'c')).toBeNull();
});
