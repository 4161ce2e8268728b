import { expect, it } from 'vitest';
import { wantedQuantity, type OptimisticUpdate } from './optimistic-update.ts';

it('tells what is wanted of a line in the end', () => {
  const line = (lineId: string, quantity: number): OptimisticUpdate => ({ kind: 'line', lineId, quantity });
  const optimisticUpdates: OptimisticUpdate[] = [
    line('a', 2),
    line('b', 1),
    line('a', 0),
    { kind: 'add', skuId: 7, quantity: 1, message: null },
  ];
  expect(wantedQuantity(optimisticUpdates, 'a')).toBe(0);
  expect(wantedQuantity(optimisticUpdates, 'b')).toBe(1);
  expect(wantedQuantity(optimisticUpdates, 'c')).toBeNull();
});
