import { expect, it } from 'vitest';
import type { AnalyticsEvent } from '../events/analytics-events.ts';
import type { Purchase } from '../events/purchase.ts';
import { createSearchQueueSink, type SearchCommand } from './create-search-queue-sink.ts';

const item = { item_id: '7', item_name: 'Mugg', item_sku: '71', quantity: 1, price: 100 };
const valued = { currency: 'SEK', value: 100, items: [item] as const };
const purchase = { transaction_id: '1001', value: 149, items: [item] } as unknown as Purchase; // nothing else of it is told
const buyer = { email: 'anna@example.com', firstName: 'Anna', lastName: 'Berg', zip: '11122' };
const bought: AnalyticsEvent = { name: 'purchase', data: purchase, at: 1, buyer };

function told(event: AnalyticsEvent, { marketing = false, tellsProducts = false } = {}) {
  const queue: SearchCommand[] = [];
  const sink = createSearchQueueSink({ queue, tellsProducts });
  void sink.send(event, { statistics: true, marketing });
  return queue;
}

it('tells a purchase, and who made it with consent to marketing alone', () => {
  const conversion = { total: 149, orderNumber: '1001', productNumbers: ['71'] };
  expect(told(bought)).toEqual([['trackConversion', conversion]]);
  expect(told(bought, { marketing: true })).toEqual([
    ['trackConversion', { ...conversion, email: 'anna@example.com' }],
  ]);
});

it('tells a product that is looked at in development alone, and nothing of the rest', () => {
  const viewed: AnalyticsEvent = { name: 'view_item', data: valued, at: 1 };
  expect(told(viewed)).toEqual([]);
  expect(told(viewed, { tellsProducts: true })).toEqual([['trackPageView', { productNumbers: ['7'] }]]);
  expect(told({ name: 'search', data: { search_term: 'mugg' }, at: 1 })).toEqual([]);
});
