import { describe, expect, it } from 'vitest';
import { json, swedishScope } from '../testing/answering-client.ts';
import type { SentRequest } from '../testing/answering-client.ts';
import { acceptCartPrices } from './accept-cart-prices.ts';
import { askQuestion } from './ask-question.ts';
import { changeFavourites } from './change-favourites.ts';
import { cancelOrder } from './cancel-order.ts';
import { endStockNotice } from './end-stock-notice.ts';
import { getAddressBook, type KeptAddressParts } from './get-address-book.ts';
import { getBalanceEntries } from './get-balance-entries.ts';
import { getBoughtGiftCards } from './get-bought-gift-cards.ts';
import { getSignedInDevices } from './get-signed-in-devices.ts';
import { getContributions } from './get-contributions.ts';
import { getStockNotices } from './get-stock-notices.ts';
import { requestOrderLink } from './request-order-link.ts';
import { keepAddress } from './keep-address.ts';
import { removeAddress } from './remove-address.ts';
import { setDefaultAddress } from './set-default-address.ts';
import { addPasskey } from './add-passkey.ts';
import { beginPasskey } from './begin-passkey.ts';
import { getPasskeys } from './get-passkeys.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { signOutDevice } from './sign-out-device.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { createExtensionsClient } from './create-extensions-client.ts';
import { getCartChanges } from './get-cart-changes.ts';
import { getChannelSettings } from './get-channel-settings.ts';
import { getDeliveryEstimate } from './get-delivery-estimate.ts';
import { getFavourites } from './get-favourites.ts';
import { getOrderConfirmation } from './get-order-confirmation.ts';
import { getProductReviews } from './get-product-reviews.ts';
import { getQuestions } from './get-questions.ts';
import { getSearchSpelling } from './get-search-spelling.ts';
import { getSearchSuggestions } from './get-search-suggestions.ts';
import { getSharedFavourites } from './get-shared-favourites.ts';
import { getWithdrawal } from './get-withdrawal.ts';
import { getWithdrawnOrders } from './get-withdrawn-orders.ts';
import { joinCart } from './join-cart.ts';
import { withdrawFromPurchase } from './withdraw-from-purchase.ts';

const settings = { apiKey: 'a-key', scope: swedishScope, cache: null, retries: 0 };

/** A channel that has the extensions, and the requests that were sent to them. */
function extensions(answer: () => Response) {
  const sent: SentRequest[] = [];
  const client = createExtensionsClient({
    ...settings,
    endpoint: 'https://shop.test/extensions/graphql',
    fetch: async (input, init) => {
      sent.push({ url: String(input), headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) });
      return answer();
    },
  });
  return { client, sent };
}

const answering = (data: object) => extensions(() => json({ data }));
const refusing = (error: object) => extensions(() => json({ errors: [{ message: 'No', extensions: error }] })).client;

describe('a channel', () => {
  it('without extensions has nothing to ask them with', () => {
    expect(createExtensionsClient({ ...settings, endpoint: null })).toBeNull();
  });

  it('with extensions asks them where they are, in its scope', async () => {
    const theme = [{ name: 'radius.card', value: '14px' }];
    const { client, sent } = answering({ channelSettings: { channelId: '1|se', theme } });
    expect(await getChannelSettings(client)).toEqual({ channelId: '1|se', theme: { 'radius.card': '14px' } });
    expect(sent[0]?.url).toBe('https://shop.test/extensions/graphql');
    expect(sent[0]?.headers.get('x-apikey')).toBe('a-key');
    expect(sent[0]?.body.variables).toEqual({ channelId: '1|se' });
  });
});

describe('a cart that was left for a while', () => {
  const line = { lineId: 'l1', before: null, after: null, left: null };

  it('tells what is new of its lines, prices in minor units', async () => {
    const cartChanges = [
      { ...line, kind: 'PRICE', before: 99, after: 129.5 },
      { ...line, kind: 'STOCK', left: 2 },
      { ...line, kind: 'GONE' },
    ];
    const { client, sent } = answering({ cartChanges });
    expect(await getCartChanges(client, { cartId: 'c1' })).toEqual([
      { lineId: 'l1', kind: 'price', before: 9900, after: 12_950 },
      { lineId: 'l1', kind: 'stock', left: 2 },
      { lineId: 'l1', kind: 'gone' },
    ]);
    expect(sent[0]?.body.variables).toMatchObject({ cartId: 'c1' });
  });

  it('leaves out what an account of a later version tells', async () => {
    const { client } = answering({
      cartChanges: [
        { lineId: 'l1', kind: 'MOVED' },
        { lineId: 'l2', kind: 'GONE' },
      ],
    });
    expect(await getCartChanges(client, { cartId: 'c1' })).toEqual([{ lineId: 'l2', kind: 'gone' }]);
  });

  it.each([true, false])('takes the prices of now for seen: %s', async (isOpen) => {
    const { client } = answering({ acceptCartPrices: isOpen });
    expect(await acceptCartPrices(client, { cartId: 'c1' })).toBe(isOpen);
  });

  it('is joined with that of the account', async () => {
    const joined = { cartId: 'c2', limited: [{ skuId: 71, quantity: 2 }] };
    expect(await joinCart(answering({ joinCart: joined }).client, { cartId: 'c1' })).toEqual(joined);
    expect(await joinCart(refusing({ code: 'UNAUTHENTICATED' }), { cartId: 'c1' })).toBeNull();
  });
});

describe('questions', () => {
  it('come with their answers', async () => {
    const answers = [{ id: 2, author: 'Torg', text: 'Ja', answeredAt: '2026-11-02T00:00:00.000Z', isFromShop: true }];
    const question = { id: 1, author: 'Maja', text: 'Tål den disk?', askedAt: '2026-11-01T00:00:00.000Z', answers };
    const { client, sent } = answering({ questions: { count: 1, questions: [question] } });
    expect(await getQuestions(client, { alias: 'mugg', take: 5 })).toEqual({ count: 1, questions: [question] });
    expect(sent[0]?.body.variables).toMatchObject({ alias: 'mugg', take: 5 });
  });
});

describe('how goods come to a postal code', () => {
  const way = { id: 1, name: 'Ombud', arrival: 'Kan hämtas fredag', earliestDate: '2026-11-27', about: '' };
  const answered = (more: object) =>
    answering({ deliveryEstimate: { problem: null, currency: 'SEK', ways: [], ...more } });

  it('is told with fees in minor units', async () => {
    const pickupPoints = [{ id: 'p1', name: 'Kvarterslivs', address: 'Storgatan 4', city: '', distance: 250 }];
    const priced = { feeIncVat: 49, feeExVat: 39.2, amountLeftToFreeShipping: 50, pickupPoints };
    const free = { id: 2, feeIncVat: 0, feeExVat: 0, amountLeftToFreeShipping: null, pickupPoints: [] };
    const { client, sent } = answered({
      ways: [
        { ...way, ...priced },
        { ...way, ...free },
      ],
    });
    expect(await getDeliveryEstimate(client, { postalCode: '11122', productId: 7 })).toEqual({
      kind: 'ways',
      currency: 'SEK',
      ways: [
        { ...way, fee: { incVat: 4900, exVat: 3920 }, amountLeftToFreeShipping: 5000, pickupPoints },
        { ...way, id: 2, fee: { incVat: 0, exVat: 0 }, amountLeftToFreeShipping: null, pickupPoints: [] },
      ],
    });
    expect(sent[0]?.body.variables).toMatchObject({ postalCode: '11122', productId: 7 });
  });

  it.each([
    ['POSTAL_CODE', 'postal-code'],
    ['NOT_DELIVERED', 'not-delivered'],
    ['TOO_HEAVY', 'not-delivered'],
  ])('or why they do not: %s', async (problem, kind) => {
    const { client } = answered({ problem });
    expect(await getDeliveryEstimate(client, { postalCode: '1', cartId: 'c1' })).toEqual({ kind });
  });
});

describe('favourites', () => {
  const list = { id: 'l1', name: 'Julklappar', productIds: [7], shareKey: null };
  const favourites = { productIds: [8, 7], lists: [list] };

  it('are those of the customer, and nobody’s without one', async () => {
    expect(await getFavourites(answering({ favourites }).client)).toEqual(favourites);
    expect(await getFavourites(answering({ favourites: null }).client)).toBeNull();
  });

  it('are changed by what is named, and given whole', async () => {
    const changes = { mark: [8], lists: [{ id: 'l1', name: 'Julklappar', add: [7] }] };
    const { client, sent } = answering({ changeFavourites: favourites });
    expect(await changeFavourites(client, changes)).toEqual(favourites);
    expect(sent[0]?.body.variables).toMatchObject({ changes });
    expect(await changeFavourites(refusing({ code: 'UNAUTHENTICATED' }), changes)).toBeNull();
  });

  it('are read by the key of a link', async () => {
    const { client, sent } = answering({ sharedFavourites: { name: 'Julklappar', productIds: [7] } });
    expect(await getSharedFavourites(client, { key: 'k' })).toEqual({ name: 'Julklappar', productIds: [7] });
    expect(sent[0]?.body.variables).toMatchObject({ key: 'k' });
  });
});

describe('suggestions', () => {
  const mug = {
    productId: 7,
    alias: 'mugg',
    name: 'Mugg',
    canonicalUrl: 'p/mugg',
    brandName: null,
    imageFileName: null,
  };
  const price = { sellingPriceIncVat: 99, sellingPriceExVat: 79.2 };
  const inWords = { sellingPriceIncVatFormatted: '99 kr', sellingPriceExVatFormatted: '79,20 kr' };
  const none = {
    sellingPriceIncVat: null,
    sellingPriceExVat: null,
    sellingPriceIncVatFormatted: null,
    sellingPriceExVatFormatted: null,
  };
  const place = { id: 4, alias: 'muggar', name: 'Muggar', canonicalUrl: '/c/muggar' };

  it('are of each kind, prices in minor units', async () => {
    const products = [
      { ...mug, ...price, ...inWords },
      { ...mug, ...none },
    ];
    const searchSuggestions = { products, categories: [place], brands: [], phrases: ['mugg vit'] };
    const { client, sent } = answering({ searchSuggestions });
    expect(await getSearchSuggestions(client, { text: 'mug' })).toEqual({
      products: [
        {
          ...{ ...mug, canonicalUrl: '/p/mugg', brandName: '', price: { incVat: 9900, exVat: 7920 } },
          formattedPrice: { incVat: '99 kr', exVat: '79,20 kr' },
        },
        { ...mug, canonicalUrl: '/p/mugg', brandName: '', price: null, formattedPrice: null },
      ],
      categories: [place],
      brands: [],
      phrases: ['mugg vit'],
    });
    expect(sent[0]?.body.variables).toMatchObject({ text: 'mug' });
  });

  it('are not asked for without a text', async () => {
    const { client, sent } = answering({});
    const nothing = { products: [], categories: [], brands: [], phrases: [] };
    expect(await getSearchSuggestions(client, { text: ' ' })).toEqual(nothing);
    expect(sent).toEqual([]);
  });
});

describe('the spelling of a search', () => {
  it('is the catalogue’s', async () => {
    const spelling = { text: 'mugg', isNeeded: true };
    const { client, sent } = answering({ searchSpelling: spelling });
    expect(await getSearchSpelling(client, { text: 'mgug' })).toEqual(spelling);
    expect(sent[0]?.body.variables).toMatchObject({ text: 'mgug' });
  });

  it('is not asked for without a text', async () => {
    const { client, sent } = answering({});
    expect(await getSearchSpelling(client, { text: ' ' })).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('what was agreed of an order', () => {
  const agreed = { placedAt: '2026-11-21T12:00:00.000Z', paymentName: 'Kort', heldUntil: '2026-11-21T12:30:00.000Z' };

  it('is told by the ids that lead to its confirmation', async () => {
    const { client, sent } = answering({ orderConfirmation: { publicOrderId: 'p1', ...agreed } });
    expect(await getOrderConfirmation(client, { id: 's1', cartId: 'c1' })).toEqual({ publicId: 'p1', ...agreed });
    expect(sent[0]?.body.variables).toMatchObject({ id: 's1', cartId: 'c1' });
  });

  it('is nothing that an unknown order knows', async () => {
    expect(await getOrderConfirmation(answering({ orderConfirmation: null }).client, { id: 's1' })).toBeNull();
  });
});

describe('going back on a purchase', () => {
  const pressed = { publicId: 'p1', idempotencyKey: 'press-0001' };
  const item = { skuId: 71, name: 'Kudde', quantity: 2 };

  it.each([
    [null, null],
    ['ORGANIZATION', 'organization'],
    ['TERM_OVER', 'term-over'],
    ['NOTHING_LEFT', 'nothing-left'],
  ])('is closed by %s as %s', async (reason, closure) => {
    const items = [
      { ...item, left: 1, exemption: 'MADE_TO_ORDER' },
      { ...item, left: 2, exemption: null },
    ];
    const refund = { amount: '49.90', offBill: '9.90', currency: 'SEK' };
    const withdrawal = { orderId: '1001', isOpen: reason === null, reason, lastDay: '2026-12-08', items, refund };
    const { client, sent } = answering({ withdrawal });
    const meant = [{ skuId: 71, quantity: 1 }];
    expect(await getWithdrawal(client, { publicId: 'p1', items: meant })).toEqual({
      orderId: '1001',
      refund: { amount: 49_90, offBill: 9_90, currency: 'SEK' },
      closure,
      lastDay: '2026-12-08',
      items: [
        { ...item, left: 1, exemption: 'made-to-order' },
        { ...item, left: 2, exemption: null },
      ],
    });
    expect(sent[0]?.body.variables).toMatchObject({ publicOrderId: 'p1', items: meant });
  });

  it('is nothing that an unknown order knows', async () => {
    expect(await getWithdrawal(answering({ withdrawal: null }).client, { publicId: 'p1' })).toBeNull();
  });

  it('gives a receipt', async () => {
    const receipt = { reference: 'R1', orderId: '1001', receivedAt: '2026-11-21T12:00:00.000Z', items: [item] };
    const { client, sent } = answering({ withdrawFromPurchase: receipt });
    const items = [{ skuId: 71, quantity: 2 }];
    const email = 'maja@torg.example';
    const result = await withdrawFromPurchase(client, { ...pressed, email, items });
    expect(result).toEqual({ kind: 'received', receipt });
    expect(sent[0]?.body.variables).toEqual({ ...swedishScope, publicOrderId: 'p1', withdrawal: { email, items } });
  });

  it('is known by its key when it comes twice', async () => {
    const { client, sent } = answering({ withdrawFromPurchase: null });
    await withdrawFromPurchase(client, pressed);
    await withdrawFromPurchase(client, pressed);
    expect(sent.map(({ headers }) => headers.get('x-idempotency-key'))).toEqual(['press-0001', 'press-0001']);
  });

  it.each([
    [{ code: 'ORDER_NOT_FOUND' }, { kind: 'unknown-order' }],
    [
      { code: 'WITHDRAWAL_CLOSED', reason: 'TERM_OVER', lastDay: '2026-12-08' },
      { kind: 'closed', closure: 'term-over', lastDay: '2026-12-08' },
    ],
    [{ code: 'WITHDRAWAL_CLOSED' }, { kind: 'closed', closure: null, lastDay: null }],
    [
      { code: 'WITHDRAWAL_EXEMPT', skuId: 71 },
      { kind: 'exempt', skuId: 71 },
    ],
    [
      { code: 'WITHDRAWAL_TOO_MANY', skuId: 71, left: 1 },
      { kind: 'too-many', skuId: 71, left: 1 },
    ],
    [{ code: 'BAD_USER_INPUT' }, { kind: 'invalid-email' }],
    [{ code: 'TOO_MANY_ATTEMPTS' }, { kind: 'too-many-attempts', retryAfterSeconds: null }],
  ])('is refused with %j as %j', async (error, result) => {
    expect(await withdrawFromPurchase(refusing(error), pressed)).toEqual(result);
  });
});

describe('reviews of a product', () => {
  const review = { id: 1, rating: 2, author: 'Stefan', comment: 'Ett hack.', writtenAt: '2026-11-01T00:00:00.000Z' };
  const productReviews = {
    count: 1,
    total: 4,
    averageRating: 4.25,
    distribution: [0, 1, 0, 0, 3],
    reviews: [{ ...review, isVerified: true, reply: { text: 'Tack!', repliedAt: '2026-11-02T00:00:00.000Z' } }],
  };

  it('are told with how the stars are spread and what the shop replied, by stars and in an order', async () => {
    const { client, sent } = answering({ productReviews });
    expect(await getProductReviews(client, { alias: 'kudde', rating: 2, sort: 'lowest' })).toEqual(productReviews);
    expect(sent[0]?.body.variables).toMatchObject({ alias: 'kudde', rating: 2, sort: 'LOWEST' });
  });

  it('come newest first, and are null for an unknown product', async () => {
    const { client, sent } = answering({ productReviews: null });
    expect(await getProductReviews(client, { alias: 'saknas' })).toBeNull();
    expect(sent[0]?.body.variables).toMatchObject({ sort: 'NEWEST' });
  });
});

describe('a question that is asked', () => {
  const question = { alias: 'kudde', author: 'Maja', text: 'Är den mjuk?' };

  it.each([
    [true, 'received'],
    [false, 'invalid'],
  ])('and answered by %s is %s', async (askQuestionAnswer, kind) => {
    const { client, sent } = answering({ askQuestion: askQuestionAnswer });
    expect(await askQuestion(client, question)).toEqual({ kind });
    expect(sent[0]?.body.variables).toMatchObject(question);
  });

  it.each([
    ['UNKNOWN_PRODUCT', 'unknown-product'],
    ['BAD_USER_INPUT', 'invalid'],
    ['TOO_MANY_ATTEMPTS', 'too-many'],
  ])('and refused with %s is %s', async (code, kind) => {
    const client = refusing({ code });
    expect(client && (await askQuestion(client, question))).toEqual({ kind });
  });
});

describe('what a customer keeps at the shop', () => {
  const signedOut = () => refusing({ code: 'UNAUTHENTICATED' });

  it('is a ledger, in minor units', async () => {
    const entry = { at: '2026-11-21T12:00:00.000Z', currency: 'SEK', orderId: '1001' };
    const balanceEntries = [
      { ...entry, amount: -99.5, amountAfter: 400.5, reason: 'ORDER' },
      { ...entry, amount: 500, amountAfter: 500, reason: 'WON' },
    ];
    expect(await getBalanceEntries(answering({ balanceEntries }).client)).toEqual([
      { ...entry, amount: -9950, amountAfter: 40_050, reason: 'order' },
      { ...entry, amount: 50_000, amountAfter: 50_000, reason: 'other' },
    ]);
  });

  it('are gift cards, in minor units', async () => {
    const card = { orderId: '1001', codeEnd: 'WXYZ', currency: 'NOK', isClosed: false };
    const { client } = answering({ boughtGiftCards: [{ ...card, amount: 500 }] });
    expect(await getBoughtGiftCards(client)).toEqual([{ ...card, amount: 50_000 }]);
  });

  it('are notices and devices, as they are told', async () => {
    const stockNotices = [{ id: 7, skuId: 71, productName: 'Kudde', alias: 'kudde', isConfirmed: true }];
    expect(await getStockNotices(answering({ stockNotices }).client)).toEqual(stockNotices);
    const signedInDevices = [{ id: 's1', isThis: true, beganAt: null, agent: null }];
    expect(await getSignedInDevices(answering({ signedInDevices }).client)).toEqual(signedInDevices);
  });

  it('are the orders that were gone back on as a whole, by their public ids', async () => {
    expect(await getWithdrawnOrders(answering({ withdrawnOrders: ['o-1'] }).client)).toEqual(['o-1']);
  });

  it('are reviews and questions, as they are told', async () => {
    const contributions = {
      reviews: [{ productName: 'Kudde', rating: 4, author: 'Gun', comment: '', isPublished: false, reply: null }],
      questions: [{ productName: null, author: 'Gun', text: 'Finns den i rött?', answers: [] }],
    };
    expect(await getContributions(answering({ contributions }).client)).toEqual(contributions);
  });

  it.each([
    ...[getAddressBook, getBalanceEntries, getBoughtGiftCards, getContributions],
    ...[getStockNotices, getSignedInDevices, getPasskeys, getWithdrawnOrders],
  ])('is nothing without a session: %o', async (read) => {
    expect(await read(signedOut())).toBeNull();
  });

  it.each([
    [true, 'ended', 'ended'],
    [false, 'unknown-notice', 'unknown-device'],
  ])('that is taken back and answered by %s is %s', async (answer, notice, device) => {
    expect(await endStockNotice(answering({ endStockNotice: answer }).client, { id: 7 })).toEqual({ kind: notice });
    expect(await signOutDevice(answering({ signOutDevice: answer }).client, { id: 's1' })).toEqual({ kind: device });
  });

  it.each([
    [true, ['kept', 'removed', 'set']],
    [false, ['book-full', 'unknown-address', 'unknown-address']],
  ])('that is an address and answered by %s is %s', async (answer, kinds) => {
    const address = {} as KeptAddressParts; // what is in it is not looked at
    const { client } = answering({ keepAddress: answer, removeAddress: answer, setDefaultAddress: answer });
    const results = [
      await keepAddress(client, { id: 'a', address }),
      await removeAddress(client, { id: 'a' }),
      await setDefaultAddress(client, { id: null }),
    ];
    expect(results.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('ends everywhere, but here where that is wanted', async () => {
    const { client, sent } = answering({ signOutEverywhere: 3 });
    expect(await signOutEverywhere(client, { keepThis: true })).toEqual({ kind: 'ended', ended: 3 });
    expect(sent[0]?.body.variables).toMatchObject({ keepThis: true });
  });

  it.each([
    ['UNAUTHENTICATED', 'signed-out'],
    ['FORBIDDEN', 'not-allowed'],
  ])('is not changed where that is refused with %s: %s', async (code, kind) => {
    expect(await endStockNotice(refusing({ code }), { id: 7 })).toEqual({ kind });
    expect(await removeAddress(refusing({ code }), { id: 'a' })).toEqual({ kind });
    expect(await setDefaultAddress(refusing({ code }), { id: 'a' })).toEqual({ kind });
    expect(await keepAddress(refusing({ code }), { id: 'a', address: {} as KeptAddressParts })).toEqual({ kind }); // not looked at
    expect(await signOutDevice(refusing({ code }), { id: 's1' })).toEqual({ kind });
    expect(await signOutEverywhere(refusing({ code }), { keepThis: false })).toEqual({ kind });
    expect(await beginPasskey(refusing({ code }))).toEqual({ kind });
    expect(await addPasskey(refusing({ code }), { response: {}, name: 'A' })).toEqual({ kind });
    expect(await renamePasskey(refusing({ code }), { id: 'k1', name: 'A' })).toEqual({ kind });
    expect(await removePasskey(refusing({ code }), { id: 'k1' })).toEqual({ kind });
  });

  it('are passkeys, as they are told, and none where browsers make none', async () => {
    const passkeys = [{ id: 'k1', name: 'Telefonen', host: 'torg.example', isBackedUp: true, usedAt: null }];
    expect(await getPasskeys(answering({ passkeys }).client)).toEqual(passkeys);
    expect(await getPasskeys(answering({ passkeys: null }).client)).toBeNull();
  });

  it('is a passkey that a browser makes by what it is told, and sends back', async () => {
    const begun = answering({ beginPasskey: '{"challenge":"abc"}' });
    expect(await beginPasskey(begun.client)).toEqual({ kind: 'begun', options: '{"challenge":"abc"}' });
    expect(await beginPasskey(answering({ beginPasskey: null }).client)).toEqual({ kind: 'full' });
    for (const kind of ['added', 'full', 'refused']) {
      const { client, sent } = answering({ addPasskey: kind.toUpperCase() });
      expect(await addPasskey(client, { response: { id: 'k1' }, name: 'A' })).toEqual({ kind });
      expect(sent[0]?.body.variables).toMatchObject({ response: '{"id":"k1"}', name: 'A' });
    }
  });

  it.each([
    [true, 'renamed', 'removed'],
    [false, 'unknown-passkey', 'unknown-passkey'],
  ])('is a passkey that is called otherwise or ended: answered by %s it is %s or %s', async (answer, named, ended) => {
    const { client } = answering({ renamePasskey: answer, removePasskey: answer });
    expect(await renamePasskey(client, { id: 'k1', name: 'A' })).toEqual({ kind: named });
    expect(await removePasskey(client, { id: 'k1' })).toEqual({ kind: ended });
  });

  it('says nothing of a failure', async () => {
    await expect(signOutDevice(refusing({}), { id: 's1' })).rejects.toMatchObject({ code: 'GRAPHQL' });
  });
});

describe('an order that its buyer does something about', () => {
  const asked = { orderId: 1001, email: 'maja@torg.example' };

  it('is looked for by number and address, and the answer tells nothing', async () => {
    const { client, sent } = answering({ requestOrderLink: true });
    expect(await requestOrderLink(client, asked)).toEqual({ kind: 'asked' });
    expect(sent[0]?.body.variables).toMatchObject(asked);
    const limited = refusing({ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 60 });
    expect(await requestOrderLink(limited, asked)).toEqual({ kind: 'too-many-attempts', retryAfterSeconds: 60 });
  });

  it('is cancelled by the ids that lead to its confirmation', async () => {
    const { client, sent } = answering({ cancelOrder: { orderId: '1001', isPaidBack: true } });
    expect(await cancelOrder(client, { id: 's1', cartId: 'c1' })).toEqual({ kind: 'cancelled', isPaidBack: true });
    expect(sent[0]?.body.variables).toMatchObject({ id: 's1', cartId: 'c1' });
  });

  it.each([
    ['ORDER_NOT_FOUND', 'unknown-order'],
    ['ORDER_UNDER_WAY', 'under-way'],
  ])('is not cancelled where that is refused with %s: %s', async (code, kind) => {
    expect(await cancelOrder(refusing({ code }), { id: 's1' })).toEqual({ kind });
  });
});
