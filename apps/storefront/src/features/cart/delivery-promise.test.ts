import { expect, it } from 'vitest';
import type { Cart, Stock } from '@torg/commerce-sdk/domain';
import { createTranslate, loadMessages } from '@torg/i18n';
import { deliveryPromise, type DeliveryAsk } from './delivery-promise.ts';

const onError = ({ message }: Error) => expect.unreachable(message);
const t = { sv: createTranslate({ locale: 'sv', messages: await loadMessages('sv'), onError }) };
const nb = createTranslate({ locale: 'nb', messages: await loadMessages('nb'), onError });

const shelf: Stock = { inStock: 8, oversellable: 0, static: 0, total: 8 };
const cartOf = (...lines: { quantity: number; stock: Stock; skuId?: number }[]) =>
  ({
    lines: lines.map(({ quantity, stock, skuId }, index) => {
      return { skuId: skuId ?? -index, quantity, product: { name: `Vara ${stock.total}`, sku: { stock } } };
    }),
  }) as unknown as Cart; // all that is looked at
const cart = cartOf({ quantity: 2, stock: shelf });

const ask: DeliveryAsk = {
  country: 'SE',
  // Half past eleven at night of Tuesday 24 November in Stockholm.
  now: Date.UTC(2026, 10, 24, 22, 30),
  locale: 'sv',
  claims: { deliveredWithin: { SE: { from: 2, to: 3 }, NO: { from: 2, to: 2 } } },
  t: t.sv,
};

it('is from the quickest way of sending to the slowest, counted from the day in Stockholm', () => {
  expect(deliveryPromise(cart, ask)).toMatch(/^Hos dig tors 26\D+fre 27 november$/);
  expect(deliveryPromise(cart, { ...ask, now: ask.now + 60 * 60_000 })).toMatch(/^Hos dig fre 27\D+mån 30 november$/);
});

it('is one day where all ways take as long', () => {
  expect(deliveryPromise(cart, { ...ask, country: 'NO', locale: 'nb', t: nb })).toMatch(
    /^Hos deg tors?\.? 26\. november$/,
  );
});

it('is none where the shop promises none, and of an empty cart', () => {
  expect(deliveryPromise(cart, { ...ask, country: 'DE' })).toBeNull();
  expect(deliveryPromise(cartOf(), ask)).toBeNull();
});

it.each([
  ['made to order', { quantity: 1, stock: { inStock: 0, oversellable: 0, static: 99, total: 99 } }],
  ['on order', { quantity: 1, stock: { inStock: 0, oversellable: 5, static: 0, total: 5 } }],
  ['more than the shelf holds', { quantity: 9, stock: { inStock: 8, oversellable: 5, static: 0, total: 13 } }],
])('names no day for what is %s', (_, line) => {
  expect(deliveryPromise(cartOf({ quantity: 1, stock: shelf }, line), ask)).toBe(
    `Vara ${line.stock.total} finns inte på hyllan. Hur lång tid det tar står på varans sida.`,
  );
  expect(deliveryPromise(cartOf(line, line, line), ask)).toBe(
    `Vara ${line.stock.total} och 2 till finns inte på hyllan. Hur lång tid det tar står på varans sida.`,
  );
});

it('names no day for what two lines have more of together than the shelf holds', () => {
  const five = { skuId: 1, quantity: 5, stock: shelf };
  expect(deliveryPromise(cartOf(five, five), ask)).toMatch(/^Vara 8 finns inte på hyllan/);
  expect(deliveryPromise(cartOf(five, { ...five, quantity: 3 }), ask)).toMatch(/^Hos dig/);
});

it('looks past gift cards, which come by mail', () => {
  const made = { inStock: 0, oversellable: 0, static: 1000, total: 1000 };
  const mailed = cartOf({ quantity: 1, stock: made }).lines.map((line) => {
    return { ...line, product: { ...line.product, type: 'giftcard' as const } };
  });
  expect(deliveryPromise({ lines: mailed }, ask)).toBeNull();
  expect(deliveryPromise({ lines: [...mailed, ...cart.lines] }, ask)).toBe(deliveryPromise(cart, ask));
});
