import { describe, expect, it, vi } from 'vitest';
import type { Analytics, AnalyticsEvents } from '@torg/analytics';
import { createStores, type ListedCard, type ShopEvents } from '@torg/stores';
import { buildCart, buildCartLine, createFakeStorePorts } from '@torg/stores/testing';
import * as orders from './told-orders.ts';
import { trackShopEvents, type TrackedShop } from './track-shop-events.ts';

const site = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE', origin: 'https://torg.se' };
const card: ListedCard = {
  ...{ productId: 7, name: 'Mugg', brand: 'Lera', category: 'Muggar', variant: 'Blå' },
  price: { currency: 'SEK', selling: 9_000, reduction: 1_000 },
};
const ofCard = {
  ...{ item_id: '7', item_name: 'Mugg', item_brand: 'Lera', item_category: 'Muggar', item_variant: 'Blå' },
  ...{ quantity: 1, price: 90, discount: 10, sales_type: '6-10' },
};

const search = 'https://search.example/?q=x';

function open({ marketsHere = [] as unknown[], markets = [] as unknown[], referrer = search, isReturn = false } = {}) {
  const stores = createStores(createFakeStorePorts(), { checkoutMarkets: markets } as never); // nothing else was sent
  const analytics = { track: vi.fn<Analytics['track']>(), decide: vi.fn<Analytics['decide']>() };
  const obey = vi.fn<TrackedShop['obey']>();
  const follow = () =>
    trackShopEvents({
      ...{ stores, site, config: { marketsHere } },
      ...{ analytics, obey, fetchOrders: async () => orders, report: console.error },
      began: { address: 'https://torg.se/nyheter?key=secret&utm_source=news', referrer, isReturn },
      cardOf: (productId: number) => (productId === 7 ? card : null),
    } as unknown as TrackedShop); // what is not looked at is left out
  const told = () => analytics.track.mock.calls.map(([name, data]) => [name, data]);
  const names = () => analytics.track.mock.calls.map(([name]) => name);
  const page = (path: string, route = 'news', isReturn = false) =>
    stores.events.record('page:impression', { route, path, title: `${path} – Torg`, isReturn });
  /** What is fetched with the first cart is there. */
  const fetched = () => new Promise((done) => setTimeout(done));
  return { stores, analytics, obey, follow, told, names, page, fetched };
}

it('a change of consent is told to others after what was seen before it, and before what was held until then', () => {
  const { stores, analytics, obey, follow } = open();
  follow();
  stores.events.record('product:impression', { card, list: '/nyheter', listName: 'Nyheter', index: 0 });
  stores.consent.answer({ statistics: true, marketing: false });
  const [seen, told, decided] = [analytics.track, obey, analytics.decide].map(
    ({ mock }) => mock.invocationCallOrder[0],
  );
  expect([seen, told, decided].toSorted((a = 0, b = 0) => a - b)).toEqual([seen, told, decided]);
  expect(obey).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ statistics: true, marketing: false }));
});

describe('pages', () => {
  it('are told from before anybody listened and from then on, each once, and how the visit began', () => {
    const { follow, told, names, page } = open();
    page('/');
    follow();
    page('/nyheter');
    const each = ['page_data', 'virtual_page_view'];
    expect(names()).toEqual(['original_location', ...each, ...each]);
    expect(told().slice(0, 3)).toEqual([
      ['original_location', { location: 'https://torg.se/nyheter?utm_source=news', referrer: 'search.example' }],
      [
        'page_data',
        {
          ...{ page_type: 'news', channel: '1|se', market: 'se', language: 'sv-SE' },
          ...{ customer_type: 'PERSON', vat_included: true },
        },
      ],
      ['virtual_page_view', { page_path: '/', page_location: 'https://torg.se/', page_title: '/ – Torg' }],
    ]);
  });

  it.each([
    ['that a link of the shop led to', { referrer: 'https://torg.se/nyheter' }],
    ['that was loaded anew', { isReturn: true }],
    ['that a payment led back to', { route: 'checkoutConfirm' }],
  ])(
    'of a document %s tell no other beginning of the visit, once its visitor has answered',
    (_how, { route = 'news', ...began }: { route?: string; referrer?: string; isReturn?: boolean }) => {
      for (const hasAnswered of [true, false]) {
        const { follow, names, page, stores } = open(began);
        if (hasAnswered) stores.consent.answer({ statistics: true, marketing: false });
        follow();
        page('/nyheter', route);
        expect(names().includes('original_location')).toBe(!hasAnswered);
      }
    },
  );

  it('tell how quick they were, each metric by its id', () => {
    const { stores, follow, told } = open();
    stores.events.record('page:vital', { page: 'news', metric: 'LCP', value: 812, id: 'v5-1' });
    follow();
    stores.events.record('page:vital', { page: 'news', metric: 'CLS', value: 0.0123, id: 'v5-2' });
    expect(told()).toEqual([
      ['web_vitals', { page_type: 'news', metric_name: 'LCP', metric_value: 812, metric_id: 'v5-1' }],
      ['web_vitals', { page_type: 'news', metric_name: 'CLS', metric_value: 0.0123, metric_id: 'v5-2' }],
    ]);
  });

  it('of a search tell once what was searched for, and nothing that may name somebody', () => {
    const { follow, told, page } = open();
    follow();
    page('/s/bl%C3%A5%20mugg', 'search');
    page('/s/bl%C3%A5%20mugg', 'search');
    page('/s/anna%40example.com', 'search');
    const searches = told().filter(([name]) => name === 'search');
    expect(searches).toEqual([['search', { search_term: 'blå mugg' }]]);
    expect(JSON.stringify(told())).not.toMatch(/anna|example\.com"/);
  });

  it('of a search that is come back to tell nothing more, and of one that is made again what was searched for', () => {
    const { follow, told, page } = open();
    follow();
    page('/s/mugg', 'search');
    page('/p/mugg', 'product');
    page('/s/mugg', 'search', true);
    page('/s/mugg', 'search');
    const searches = () => told().filter(([name]) => name === 'search');
    expect(searches()).toHaveLength(1);
    page('/p/mugg', 'product');
    page('/s/mugg', 'search');
    expect(searches()).toHaveLength(2);
  });
});

describe('lists', () => {
  const seen = (index: number) => ({ card, list: 'news', listName: 'Nyheter', index });

  it('are told four cards at a time, and the rest when the page is left', () => {
    const { follow, stores, told } = open();
    follow();
    for (let index = 0; index < 6; index += 1) stores.events.record('product:impression', seen(index));
    stores.events.record('route:change', { from: '/', to: '/nyheter' });
    const lists = told().map(([, data]) => (data as AnalyticsEvents['view_item_list']).items.map(({ index }) => index));
    expect(lists).toEqual([
      [0, 1, 2, 3],
      [4, 5],
    ]);
  });

  it('tell a card that is followed and one that is marked, as the card tells it', () => {
    const { follow, stores, told } = open();
    follow();
    stores.events.record('product:click', seen(3));
    stores.events.record('favorite:add', { productId: 7 });
    stores.events.record('favorite:add', { productId: 8 });
    expect(told()).toEqual([
      ['select_item', { item_list_id: 'news', item_list_name: 'Nyheter', items: [{ ...ofCard, index: 3 }] }],
      ['add_to_wishlist', { currency: 'SEK', value: 90, items: [{ ...ofCard, index: 3 }] }],
    ]);
  });

  it('are told before what is picked of them', () => {
    const { follow, stores, names } = open();
    follow();
    stores.events.record('product:impression', seen(0));
    stores.events.record('product:click', seen(0));
    expect(names()).toEqual(['view_item_list', 'select_item']);
  });

  it('tell a marked product that nobody saw yet by its card', () => {
    const { follow, stores, told } = open();
    follow();
    stores.events.record('favorite:add', { productId: 7 });
    expect(told()).toEqual([['add_to_wishlist', { currency: 'SEK', value: 90, items: [ofCard] }]]);
  });
});

it('tells the cart and the steps of a checkout, each with what the goods cost', async () => {
  const { follow, stores, told: all, fetched } = open();
  follow();
  const cart = buildCart([buildCartLine(3, 2)]);
  stores.events.record('cart:impression', { cart });
  stores.events.record('checkout:impression', { cart });
  stores.events.record('checkout:shipping', { cart, name: 'Ombud' });
  stores.events.record('checkout:payment', { cart, name: 'Kort' });
  await fetched();
  const told = { currency: 'SEK', value: 200, items: [expect.objectContaining({ item_sku: '3', quantity: 2 })] };
  expect(all()).toEqual([
    ['view_cart', told],
    ['begin_checkout', told],
    ['add_shipping_info', { ...told, shipping_tier: 'Ombud' }],
    ['add_payment_info', { ...told, payment_type: 'Kort' }],
  ]);
});

it('tells a cart under the answer of its moment, also where what it is told by comes later', async () => {
  const { follow, stores, names, fetched } = open();
  const cart = buildCart([buildCartLine(3, 2)]);
  stores.events.record('cart:impression', { cart });
  stores.consent.answer({ statistics: false, marketing: false });
  stores.events.record('checkout:impression', { cart });
  stores.consent.answer({ statistics: true, marketing: false });
  stores.events.record('checkout:shipping', { cart, name: 'Ombud' });
  follow();
  await fetched();
  expect(names()).toEqual(['add_shipping_info']);
});

it('tells who signs in and up, and pictures that lead somewhere', () => {
  const { follow, stores, told } = open();
  follow();
  stores.events.record('user:login', { method: 'password' });
  stores.events.record('user:login', { method: 'passkey' });
  stores.events.record('user:register', {});
  stores.events.record('promotion:impression', { target: '/nyheter', name: 'Höst' });
  stores.events.record('promotion:click', { target: '/nyheter', name: 'Höst' });
  const promotion = { promotion_id: '/nyheter', promotion_name: 'Höst' };
  expect(told()).toEqual([
    ['login', { method: 'password' }],
    ['login', { method: 'passkey' }],
    ['sign_up', { method: 'password' }],
    ['view_promotion', promotion],
    ['select_promotion', promotion],
  ]);
});

describe('a purchase', () => {
  const amount = { incVat: 10_000, exVat: 8_000 };
  const none = { incVat: 0, exVat: 0 };
  const row = { productId: 7, skuId: '71', name: 'Mugg', brandName: '', categoryNames: [], quantity: 1 };
  const order = {
    ...{ orderId: '1001', currency: 'EUR', marketId: 'fi', promoCode: null, discount: none, shippingFee: none },
    ...{ itemValue: amount, orderValue: amount, rows: [{ ...row, price: amount, discount: none }] },
  } as unknown as ShopEvents['checkout:purchase']['order']; // what analytics are not told is left out
  const buyer = { email: 'anna@example.com', firstName: 'Anna', lastName: 'Berg', zip: '11122' };
  const made = { order, buyer, variants: { 71: 'Blå' }, nthPurchase: 2, country: 'FI' };

  it('goes along with who bought apart from it', async () => {
    const { follow, stores, analytics, fetched } = open();
    follow();
    stores.events.record('checkout:purchase', made);
    await fetched();
    const told = expect.objectContaining({ value: 100, items: [expect.objectContaining({ item_variant: 'Blå' })] });
    expect(analytics.track.mock.calls).toEqual([['purchase', told, expect.any(Number), buyer]]);
  });

  it('is counted in the account’s own currency where markets are counted together', async () => {
    const { follow, stores, told, fetched } = open({ marketsHere: [{}], markets: [{ alias: 'fi', rate: 11.37 }] });
    follow();
    stores.events.record('checkout:purchase', made);
    await fetched();
    expect(told()).toEqual([['purchase', expect.objectContaining({ value: 1137 })]]);
  });
});
