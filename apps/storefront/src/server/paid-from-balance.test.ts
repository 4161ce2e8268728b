import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addToCart,
  createCommerceClient,
  createOrUpdateCheckout,
  getCart,
  getProduct,
  getPurchase,
  placeOrder,
  setCartPromoCode,
  type CommerceClient,
} from '@torg/commerce-sdk';
import { twoMugs } from './testing/buy-two-mugs.ts';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { testApiKey } from './testing/demo-api-options.ts';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
let api: Awaited<ReturnType<typeof openEmbeddedApi>>;
let client: CommerceClient;
let code: string;

beforeAll(async () => {
  api = await openEmbeddedApi({ outbox: true });
  shop = await openShop({ openApi: async () => api });
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return Promise.resolve(shop.ask(pathname, init));
  };
  client = createCommerceClient({
    ...{ apiKey: testApiKey, scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' }, fetch },
    ...{ cache: null, retries: 0, endpoint: 'http://localhost:3000/graphql' },
  });
  code = await boughtGiftCard();
}, 120_000);
afterAll(() => shop.close());

const filledIn = {
  ...({ email: 'maja@torg.example', customerType: 'PERSON' } as const),
  ...{ shippingId: 1, pickupPoint: 'SE-11122-1', paymentId: 2 },
  ...{ acceptedConsents: ['terms'] },
  billingAddress: {
    ...{ firstName: 'Maja', lastName: 'Lind', addressLine1: 'Storgatan 1', zip: '111 22', city: 'Stockholm' },
  },
} as const;

/** Buys a gift card by card, and gives the code that was mailed. */
async function boughtGiftCard(): Promise<string> {
  const skuId = (await getProduct(client, { alias: 'presentkort-500-kr' }))?.skus[0]?.skuId ?? 0;
  const { id: cartId } = await getCart(client);
  await addToCart(client, { cartId, skuId, quantity: 1 });
  await createOrUpdateCheckout(client, { cartId, details: filledIn });
  const placed = await placeOrder(client, { cartId, details: {}, idempotencyKey: `gift-${cartId}` });
  if (placed.kind !== 'placed') throw new Error(JSON.stringify(placed));
  const page = placed.redirectUrl ?? '';
  await shop.ask(new URL(page).pathname, { method: 'POST', body: new URLSearchParams({ choice: 'approve' }) });
  const ask = async (path: string) =>
    api.fetch(new Request(`http://localhost:3000${path}`, { headers: { accept: '*/*' } }));
  const { mails } = await (await ask('/outbox')).json();
  const mail = mails.find(({ kind }: { kind: string }) => kind === 'gift-cards-bought');
  return /\b(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}\b/i.exec(await (await ask(`/outbox/${mail.id}`)).text())?.[0] ?? '';
}

describe('an order that a gift card pays for whole', () => {
  it('asks for no way of paying, is told to be paid already, and goes through at once', async () => {
    const { cartId } = await twoMugs(client);
    expect((await setCartPromoCode(client, { cartId, code })).kind).toBe('applied');
    await createOrUpdateCheckout(client, { cartId, details: { billingAddress: { zip: '111 22' } } });
    const headers = { cookie: `torg-cart=${cartId}` };
    const html = await (await shop.ask('/kassan', { headers })).text();
    expect(html).toContain('Ditt saldo eller presentkort betalar hela köpet.');
    expect(html).not.toMatch(/type="radio"[^>]*name="paymentId"/);
    expect(html).toMatch(/<button[^>]*value="order"[^>]*>(<[^>]*>)*Bekräfta köp</);
    const paymentId = /<input[^>]*name="paymentId"[^>]*value="(\d+)"/.exec(html)?.[1] ?? '';
    const sent = {
      ...{ form: 'checkout', step: 'order', customerType: 'PERSON', email: 'maja@torg.example', terms: 'on' },
      ...{ 'billingAddress.firstName': 'Maja', 'billingAddress.lastName': 'Lind', 'billingAddress.city': 'Stockholm' },
      ...{ 'billingAddress.addressLine1': 'Storgatan 1', 'billingAddress.zip': '111 22', shippingId: '1' },
      ...{ 'pickupPoint-1': 'SE-11122-1', paymentId },
    };
    const answer = await shop.ask('/kassan', { method: 'POST', headers, body: new URLSearchParams(sent) });
    expect(answer.headers.get('location')).toContain('/checkout/confirm?order=');
    const purchase = await getPurchase(client, { id: cartId, cartId, paymentType: 'STANDARD' });
    expect([purchase?.isCompleted, purchase?.order?.status]).toEqual([true, 'pending']);
  });
});
