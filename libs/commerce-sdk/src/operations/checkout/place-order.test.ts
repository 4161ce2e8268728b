import { describe, expect, it } from 'vitest';
import { addressAnswer } from '../../testing/address-answer.ts';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { cartAnswer } from '../../testing/cart-answer.ts';
import { getPurchase } from './get-purchase.ts';
import { placeOrder } from './place-order.ts';

const purchase = { cartId: 'c1', idempotencyKey: 'purchase-1', details: { acceptedConsents: ['terms'] } };
const placed = { orderId: '1001', publicId: 'p1', status: 'pending', redirectUrl: null };

function refusing(extensions: object) {
  return answeringClient(() => json({ errors: [{ message: 'No', extensions }] })).client;
}

describe('an order', () => {
  it('is placed under the key of its purchase', async () => {
    const { client, sent } = answeringClient(() => json({ data: { placeOrder: placed } }));
    expect(await placeOrder(client, purchase)).toEqual({ kind: 'placed', ...placed });
    expect(sent[0]?.body.variables).toMatchObject({ cartId: 'c1', checkout: { acceptedConsents: ['terms'] } });
    expect(sent[0]?.headers.get('x-idempotency-key')).toBe('purchase-1');
  });

  it.each([
    ['CART_ORDERED', { kind: 'already-ordered' }],
    ['CART_EMPTY', { kind: 'cart-empty' }],
    ['CART_CHANGING', { kind: 'cart-changing' }],
    ['MARKET_NOT_ORDERABLE', { kind: 'market-not-orderable' }],
    ['FIELD_MISSING', { kind: 'field-missing', field: 'billingAddress.zip' }],
    ['FIELD_INVALID', { kind: 'field-invalid', field: 'billingAddress.zip' }],
    ['INVALID_IDENTITY_NUMBER', { kind: 'invalid-identity-number' }],
    ['TERMS_NOT_ACCEPTED', { kind: 'terms-not-accepted' }],
    ['NOT_DELIVERED', { kind: 'not-delivered' }],
    ['SHIPPING_NOT_CHOSEN', { kind: 'shipping-not-chosen' }],
    ['SHIPPING_FEE_NOT_OFFERED', { kind: 'shipping-fee-not-offered' }],
    ['PAYMENT_NOT_CHOSEN', { kind: 'payment-not-chosen' }],
    ['PAYMENT_UNAVAILABLE', { kind: 'payment-unavailable' }],
    ['CUSTOMER_BLACKLISTED', { kind: 'customer-blocked' }],
    ['OUT_OF_STOCK', { kind: 'out-of-stock', skuId: 71, left: 1 }],
    ['PROMOTION_USED_UP', { kind: 'promotion-used-up' }],
  ])('that is refused with %s says so', async (code, refusal) => {
    const client = refusing({ code, field: 'billingAddress.zip', skuId: 71, left: 1 });
    expect(await placeOrder(client, purchase)).toEqual(refusal);
  });

  it('on a bill to nobody says which field that is', async () => {
    const client = refusing({ code: 'INVALID_IDENTITY_NUMBER', field: 'identityNumber', problem: 'missing' });
    expect(await placeOrder(client, purchase)).toEqual({ kind: 'field-missing', field: 'identityNumber' });
  });

  it.each([{ code: 'CART_NOT_FOUND' }, { code: 'constructor' }, {}])('throws what is no refusal: %j', async (error) => {
    await expect(placeOrder(refusing(error), purchase)).rejects.toMatchObject({ code: 'GRAPHQL' });
  });

  it.each([null, { ...placed, orderId: null, publicId: null }])('is not taken for placed by %j', async (answer) => {
    const { client } = answeringClient(() => json({ data: { placeOrder: answer } }));
    await expect(placeOrder(client, purchase)).rejects.toMatchObject({ code: 'MISSING_DATA' });
  });
});

describe('a purchase', () => {
  const order = {
    orderId: '1001',
    transactionId: null,
    status: 'pending',
    currency: 'SEK',
    marketId: 'se',
    promoCode: '',
    campaignNames: ['Höstrea', null],
    billingAddress: addressAnswer,
    shippingAddress: null,
    itemValueIncVat: 99,
    itemValueExVat: 79.2,
    orderValueIncVat: 148,
    orderValueExVat: 118.4,
    discountIncVat: 10,
    discountExVat: 8,
    shippingFeeIncVat: 49,
    shippingFeeExVat: 39.2,
    paymentFeeIncVat: 0,
    paymentFeeExVat: 0,
    balance: 48,
    sum: 100,
    rows: [
      {
        productId: 7,
        sku: '71',
        articleNumber: 'K-7-M',
        name: 'Kudde',
        variant: 'M',
        brand: 'Berg',
        categories: ['Hem', null],
        quantity: 1,
        priceIncVat: 99,
        priceExVat: 79.2,
        discountIncVat: 10,
        discountExVat: 8,
        productPriceCampaignId: 4,
        campaignIds: ['12', null],
      },
      null,
    ],
  };
  const answer = { htmlSnippet: '<p>Tack</p>', newCheckoutSession: false, completed: true, nthPurchase: 2, order };

  async function read(checkout: object | null) {
    const { client, sent } = answeringClient(() => json({ data: { checkout } }));
    return { purchase: await getPurchase(client, { id: 'c1', paymentType: 'KLARNA' }), sent };
  }

  it('tells the order in minor units', async () => {
    const { purchase: told, sent } = await read({ ...answer, cart: cartAnswer });
    expect(sent[0]?.body.variables).toMatchObject({ id: 'c1', paymentType: 'KLARNA' });
    expect(told).toMatchObject({
      isCompleted: true,
      nthPurchase: 2,
      htmlSnippet: '<p>Tack</p>',
      cart: { id: 'c1' },
      order: {
        orderId: '1001',
        promoCode: null,
        campaignNames: ['Höstrea'],
        billingAddress: { city: 'Stockholm' },
        shippingAddress: null,
        itemValue: { incVat: 9900, exVat: 7920 },
        orderValue: { incVat: 14_800, exVat: 11_840 },
        discount: { incVat: 1000, exVat: 800 },
        shippingFee: { incVat: 4900, exVat: 3920 },
        fromBalance: 4800,
        toPay: 10_000,
        rows: [
          {
            skuId: '71',
            variant: 'M',
            categoryNames: ['Hem'],
            price: { incVat: 9900, exVat: 7920 },
            discount: { incVat: 1000, exVat: 800 },
            priceCampaignId: 4,
            campaignIds: ['12'],
          },
        ],
      },
    });
  });

  it('may have neither order nor cart yet, and the API may know nothing of it', async () => {
    const none = { ...answer, completed: null, order: null, cart: { ...cartAnswer, id: null } };
    expect((await read(none)).purchase).toMatchObject({ isCompleted: null, order: null, cart: null });
    expect((await read(null)).purchase).toBeNull();
  });
});
