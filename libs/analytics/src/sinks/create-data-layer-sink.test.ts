import { hashField } from '@torg/commerce-sdk';
import { expect, it } from 'vitest';
import type { AnalyticsEvent } from '../events/analytics-events.ts';
import type { Purchase } from '../events/purchase.ts';
import { hashBuyer } from '../user/hash-buyer.ts';
import { createDataLayerSink } from './create-data-layer-sink.ts';

const item = { item_id: '7', item_name: 'Mugg', quantity: 1, price: 100 };
const data = { currency: 'SEK', value: 100, items: [item] as const };
const everything = { statistics: true, marketing: true };

function open() {
  const target: unknown[] = [];
  return { target, sink: createDataLayerSink(target, (buyer) => hashBuyer(buyer, hashField)) };
}

it('clears what the last event left behind before each event about goods', () => {
  const { target, sink } = open();
  void sink.send({ name: 'add_to_cart', data, at: 1 }, everything);
  void sink.send({ name: 'remove_from_cart', data, at: 2 }, everything);
  expect(target).toEqual([
    { ecommerce: null },
    { event: 'add_to_cart', ecommerce: data },
    { ecommerce: null },
    { event: 'remove_from_cart', ecommerce: data },
  ]);
});

it('writes what is not about goods beside the name of the event', () => {
  const { target, sink } = open();
  void sink.send({ name: 'search', data: { search_term: 'mugg' }, at: 1 }, everything);
  expect(target).toEqual([{ event: 'search', search_term: 'mugg' }]);
});

it('tells by which click of an advertisement a visit began with consent to marketing alone', () => {
  const { target, sink } = open();
  const began = {
    name: 'original_location',
    data: { location: 'https://torg.se/?utm_source=ads&gclid=a1' },
    at: 1,
  } as const;
  void sink.send(began, everything);
  void sink.send(began, { statistics: true, marketing: false });
  expect(target).toEqual([
    { event: 'original_location', location: 'https://torg.se/?utm_source=ads&gclid=a1' },
    { event: 'original_location', location: 'https://torg.se/?utm_source=ads' },
  ]);
});

const purchase = { transaction_id: '1', value: 1, items: [item] } as unknown as Purchase; // nothing else of it is looked at
const buyer = { email: 'test@example.com', firstName: 'Anna', lastName: 'Öberg', zip: '11122' };
const bought: AnalyticsEvent = { name: 'purchase', data: purchase, at: 1, buyer };

it('tells who bought by hashes, with consent to marketing', async () => {
  const { target, sink } = open();
  await sink.send(bought, everything);
  expect(target.at(-1)).toEqual({
    event: 'purchase',
    ecommerce: {
      ...purchase,
      user_email: '973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b',
      user_first_name: '55579b557896d0ce1764c47fed644f9b35f58bad620674af23f356d80ed0c503',
      user_last_name: '065dc999bb782c27e1fb7bf1344c49a6373d8bd449f8d6cb0493cb363a28efe4',
      user_zip: '8e3309ee6bb115d603ccf77649dcf1898d25ebd86635b35bb137dda002b0116a',
    },
  });
});

it('tells nobody who bought without it, and writes at once', () => {
  const { target, sink } = open();
  void sink.send(bought, { statistics: true, marketing: false });
  expect(target.at(-1)).toEqual({ event: 'purchase', ecommerce: purchase });
});

it('tells a purchase without hashes where what makes them fails', async () => {
  const target: unknown[] = [];
  await createDataLayerSink(target, () => Promise.reject(new Error('insecure'))).send(bought, everything);
  expect(target.at(-1)).toEqual({ event: 'purchase', ecommerce: purchase });
});
