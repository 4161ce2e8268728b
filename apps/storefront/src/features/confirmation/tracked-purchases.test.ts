import { expect, it } from 'vitest';
import { createMemoryStorage } from '@torg/stores/testing';
import { isNewPurchase } from './tracked-purchases.ts';

it('is told of an order once, and of each', () => {
  const kept = createMemoryStorage();
  expect(['1001', '1002', '1001'].map((order) => isNewPurchase(kept, order))).toEqual([true, true, false]);
});

it('goes on where something else was kept', () => {
  const kept = createMemoryStorage('{');
  expect([isNewPurchase(kept, '1001'), isNewPurchase(kept, '1001')]).toEqual([true, false]);
});
