import { expect, it } from 'vitest';
import type { Sku } from '@torg/commerce-sdk/domain';
import { expectedDay } from './expected-day.ts';

const stock = { inStock: 0, oversellable: 0, static: 0, total: 0 };

function size(incoming?: string): Sku {
  return { skuId: 1, productId: 1, articleNumber: '', name: 'M', gtin: null, stock, ...(incoming && { incoming }) };
}

it('names the day of a size, and of a product the first of its sizes', () => {
  expect(expectedDay(size('2026-12-05'), 'sv')).toBe('5 december');
  expect(expectedDay({ skus: [size('2026-12-24'), size(), size('2026-12-05')] }, 'nb')).toBe('5. desember');
});

it('knows none where the account tells none', () => {
  expect(expectedDay(size(), 'sv')).toBeUndefined();
  expect(expectedDay({ skus: [] }, 'sv')).toBeUndefined();
});
