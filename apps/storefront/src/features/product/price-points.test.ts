import { expect, it } from 'vitest';
import type { PriceLogEntry } from '@torg/commerce-sdk/domain';
import { lowestSince, priceChanges } from './price-points.ts';

const log: PriceLogEntry[] = [149, 149, 119, 119, 149, 119].map((price, index) => ({
  date: `2026-11-0${index + 1}`,
  selling: { incVat: price * 100, exVat: price * 80 },
  isLowest: index === 5,
}));

it('makes equal days that follow each other one', () => {
  expect(priceChanges(log).map(({ date }) => date.slice(-2))).toEqual(['01', '03', '05', '06']);
});

it('is empty where no price is known', () => {
  expect(priceChanges([])).toEqual([]);
  expect(lowestSince([])).toBeUndefined();
});

it('finds the day from which the lowest price held, although a later one is marked', () => {
  expect(lowestSince(log)?.date).toBe('2026-11-03');
});
