import { describe, expect, it } from 'vitest';
import { OrderPublicDocument, OrdersDocument } from '../../generated/graphql.ts';
import { addressAnswer } from '../../testing/address-answer.ts';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { cartAnswer } from '../../testing/cart-answer.ts';
import { getOrder } from './get-order.ts';
import { getOrderPublic } from './get-order-public.ts';
import { getOrders } from './get-orders.ts';

const amount = (kronor: number) => ({ sellingPriceIncVat: kronor, sellingPriceExVat: kronor * 0.8 });
const listed = {
  id: 1001,
  publicId: 'p1',
  status: 'partial',
  createdAt: '2026-11-21T12:00:00.000Z',
  currency: 'SEK',
  orderTotal: { ...amount(138), vat: 27.6 },
  shippingDetails: [
    { name: 'Ombud', parcelNumber: 'A1', shippingDate: null, trackingLink: 'https://spårning.test/A1' },
    null,
  ],
};
const whole = {
  ...listed,
  updatedAt: null,
  completedAt: null,
  desiredDeliveryDate: null,
  cart: cartAnswer,
  discount: amount(10),
  shippingFee: amount(49),
  paymentFee: null,
  fromBalance: 38,
  paymentDetails: [
    {
      paymentId: 2,
      name: 'card',
      displayName: 'Kort',
      isPaid: true,
      paymentDate: '2026-11-21T12:01:00.000Z',
      total: 100,
    },
  ],
  refunds: [
    {
      itemId: 0,
      articleNumber: null,
      createdAt: '2026-11-22T12:00:00.000Z',
      reason: 'Frakt',
      toBalance: true,
      total: 49,
      vat: 9.8,
    },
  ],
};
const buyer = {
  customerOrderNumber: 'PO-1',
  goodsLabel: null,
  message: 'Ring först',
  billingAddress: addressAnswer,
  shippingAddress: null,
};

const signedOut = () => json({ errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED' } }] });

describe('the orders of a customer', () => {
  it('are told as a list shows them', async () => {
    const product = { productId: 7, name: 'Mugg', productImages: [{ fileName: 'mugg.jpg', tags: null }] };
    const items = [{ product }, { product: null }, { product }, { product: { ...product, productId: 8, name: null } }];
    const { client } = answeringClient(() =>
      json({ data: { getOrders: [{ ...listed, billingAddress: { company: 'Lind AB' }, cart: { items } }, null] } }),
    );
    expect(await getOrders(client, { token: 'jwt' })).toEqual([
      {
        orderId: 1001,
        publicId: 'p1',
        status: 'partial',
        state: 'processing',
        createdAt: '2026-11-21T12:00:00.000Z',
        currency: 'SEK',
        total: { incVat: 13_800, exVat: 11_040 },
        parcels: [{ name: 'Ombud', parcelNumber: 'A1', sentAt: null, trackingLink: 'https://spårning.test/A1' }],
        goods: [
          { name: 'Mugg', images: [{ fileName: 'mugg.jpg', tags: [] }] },
          { name: '', images: [{ fileName: 'mugg.jpg', tags: [] }] },
        ],
        isOrganizations: true,
      },
    ]);
    expect(OrdersDocument.toString()).not.toMatch(/\b(totalPrice|summary|firstName|addressLine1|refunds)\b/);
  });

  it('are none that anyone else is told', async () => {
    expect(await getOrders(answeringClient(signedOut).client)).toBeNull();
    expect(await getOrder(answeringClient(signedOut).client, { orderId: 1 })).toBeNull();
  });
});

describe('an order', () => {
  it('is told to its buyer with all of it, in minor units', async () => {
    const { client, sent } = answeringClient(() => json({ data: { getOrder: { ...whole, ...buyer } } }));
    expect(await getOrder(client, { orderId: 1001 })).toMatchObject({
      orderId: 1001,
      customerOrderNumber: 'PO-1',
      goodsLabel: '',
      message: 'Ring först',
      billingAddress: { firstName: 'Maja' },
      shippingAddress: null,
      cart: { id: 'c1' },
      discount: { incVat: 1000, exVat: 800 },
      shippingFee: { incVat: 4900, exVat: 3920 },
      paymentFee: { incVat: 0, exVat: 0 },
      vat: 2760,
      fromBalance: 3800,
      payments: [{ paymentId: 2, name: 'Kort', isPaid: true, paidAt: '2026-11-21T12:01:00.000Z', total: 10_000 }],
      refunds: [{ skuId: null, reason: 'Frakt', isToBalance: true, total: 4900, vat: 980 }],
    });
    expect(sent[0]?.body.variables).toMatchObject({ orderId: 1001 });
  });

  it('is told by its public id without its buyer, of whom nothing is asked', async () => {
    const { client, sent } = answeringClient(() => json({ data: { getOrderPublic: whole } }));
    expect(await getOrderPublic(client, { publicId: 'p1' })).toMatchObject({ message: '', billingAddress: null });
    expect(sent[0]?.body.variables).toMatchObject({ publicOrderId: 'p1' });
    expect(OrderPublicDocument.toString()).not.toMatch(/Address|message customerOrderNumber/);
  });

  it('may be none, and may have lost its cart', async () => {
    const read = async (answer: object | null) =>
      getOrder(answeringClient(() => json({ data: { getOrder: answer } })).client, { orderId: 1 });
    expect(await read(null)).toBeNull();
    expect(await read({ ...whole, ...buyer, cart: null })).toMatchObject({ cart: null });
  });
});
