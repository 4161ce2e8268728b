import { expect, it } from 'vitest';
import { EventLog, type ShopEvents } from '@torg/stores';
import { createMemoryStorage } from '@torg/stores/testing';
import { isNewPurchase } from './tracked-purchases.ts';

const openLog = () => new EventLog({ clock: { now: () => 0 }, report: () => {} });

it('is told of an order once, and of each', () => {
  const kept = createMemoryStorage();
  expect(['1001', '1002', '1001'].map((order) => isNewPurchase(kept, openLog(), order))).toEqual([true, true, false]);
});

it('goes on where something else was kept', () => {
  const kept = createMemoryStorage('{');
  expect([isNewPurchase(kept, openLog(), '1001'), isNewPurchase(kept, openLog(), '1001')]).toEqual([true, false]);
});

it('is not told of it again in a tab that told of it, where consent was taken back and given anew', () => {
  const log = openLog();
  const order = { orderId: '1001' } as ShopEvents['checkout:purchase']['order']; // what was bought is not looked at
  log.record('checkout:purchase', { order, buyer: null, variants: {}, nthPurchase: 1, country: 'SE' });
  expect(isNewPurchase(createMemoryStorage(''), log, '1001')).toBe(false);
});
