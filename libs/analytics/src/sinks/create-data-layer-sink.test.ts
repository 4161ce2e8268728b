import { expect, it } from 'vitest';
import { createDataLayerSink } from './create-data-layer-sink.ts';

const item = { item_id: '7', item_name: 'Mugg', quantity: 1, price: 100 };

it('clears what the last event left behind before each event about goods', () => {
  const target: unknown[] = [];
  const sink = createDataLayerSink(target);
  const data = { currency: 'SEK', value: 100, items: [item] };
  sink.send({ name: 'add_to_cart', data, at: 1 });
  sink.send({ name: 'remove_from_cart', data, at: 2 });
  expect(target).toEqual([
    { ecommerce: null },
    { event: 'add_to_cart', ecommerce: data },
    { ecommerce: null },
    { event: 'remove_from_cart', ecommerce: data },
  ]);
});

it('writes a page view under the names that the tag manager knows', () => {
  const target: unknown[] = [];
  createDataLayerSink(target).send({ name: 'virtual_page_view', data: { path: '/', title: 'Torg' }, at: 1 });
  expect(target).toEqual([{ event: 'virtual_page_view', pagePath: '/', pageTitle: 'Torg' }]);
});
