import { describe, expect, it } from 'vitest';
import { answeringClient, json, swedishScope } from '../../testing/answering-client.ts';
import { cartAnswer } from '../../testing/cart-answer.ts';
import { getCart } from './get-cart.ts';

function cartWith(change: object) {
  const { client, sent } = answeringClient(() => json({ data: { getCart: { ...cartAnswer, ...change } } }));
  return { cart: getCart(client, { cartId: 'c1' }), sent };
}

describe('getCart', () => {
  it('gives the lines, each with its own sku', async () => {
    const { lines } = await cartWith({}).cart;
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      id: 'l1',
      skuId: 71,
      quantity: 1,
      unitPrice: { selling: { incVat: 9900, exVat: 7920 }, currency: 'SEK' },
      product: {
        choices: ['Blå'],
        name: 'Kudde',
        brandName: 'Berg',
        categoryName: 'Hem',
        discountType: 'PRICE_CAMPAIGN',
        sku: { skuId: 71, name: 'M', stock: { total: 4 } },
      },
    });
  });

  it('gives the summary in minor units', async () => {
    expect(await cartWith({}).cart).toMatchObject({
      promoCode: null,
      summary: {
        currency: 'SEK',
        subTotal: { incVat: 9900, exVat: 7920 },
        total: { incVat: 13_800, exVat: 11_040 },
        discount: { incVat: 1000, exVat: 800 },
        vat: 2760,
        vats: [{ rateBp: 2500, amount: 2760 }],
        shipping: { fee: { incVat: 4900, exVat: 3920 }, amountLeftToFreeShipping: 50, isDefault: false },
      },
    });
  });

  it('gives what campaigns and balances do to it', async () => {
    const oak = { packageId: 900, packageName: 'Dukning', groupId: 2, optionId: 5 };
    const prices = [{ quantity: 1, price: cartAnswer.summary.subTotal }, { quantity: 1, price: null }, null];
    const line = {
      ...cartAnswer.items[0],
      message: 'Till Maja',
      productPackage: oak,
      campaign: { appliedCampaigns: cartAnswer.appliedCampaigns, prices },
    };
    const campaign = { campaignId: '4', name: 'Höstrea', isTitleHidden: false, canonicalUrl: '/dc/hostrea' };
    expect(await cartWith({ items: [line], merchantData: '{}', freeShipping: true }).cart).toMatchObject({
      campaigns: [campaign],
      merchantData: '{}',
      hasFreeShipping: true,
      lines: [
        {
          message: 'Till Maja',
          package: oak,
          campaigns: [campaign],
          campaignPrices: [{ quantity: 1, price: { selling: { incVat: 9900 } } }],
        },
      ],
      summary: {
        fixedDiscount: { incVat: 1000, exVat: 800 },
        paymentFee: { incVat: 0, exVat: 0 },
        balance: { pending: 3800, remaining: 1200, toPay: { incVat: 10_000, exVat: 8000 } },
      },
    });
  });

  it('leaves all of the total to pay where the API tells no balance', async () => {
    const { summary } = await cartWith({ summary: { ...cartAnswer.summary, balance: null } }).cart;
    expect(summary.balance).toEqual({ pending: 0, remaining: 0, toPay: { incVat: 13_800, exVat: 11_040 } });
  });

  it('knows no limit for free shipping where the API writes -1', async () => {
    const shipping = { ...cartAnswer.summary.shipping, amountLeftToFreeShipping: -1 };
    const { summary } = await cartWith({ summary: { ...cartAnswer.summary, shipping } }).cart;
    expect(summary.shipping.amountLeftToFreeShipping).toBeNull();
  });

  it('keeps a line whose product is gone, so that it can be removed', async () => {
    const { lines } = await cartWith({ items: [{ ...cartAnswer.items[0], product: null }] }).cart;
    expect(lines[0]).toMatchObject({ id: 'l1', product: { name: '', sku: { skuId: 71, stock: { total: 0 } } } });
  });

  it.each([undefined, null, ''])('asks for a new cart when the id is %j', async (cartId) => {
    const { client, sent } = answeringClient(() => json({ data: { getCart: cartAnswer } }));
    await getCart(client, { cartId });
    expect(sent[0]?.body.variables).toEqual({ ...swedishScope, allowExternalShippingFee: false });
  });

  it('can be asked for in the market of the checkout, with the fee of its carrier', async () => {
    const { client, sent } = answeringClient(() => json({ data: { getCart: cartAnswer } }));
    await getCart(client, { cartId: 'c1', marketId: 'fi', allowExternalShippingFee: true, includeCompleted: true });
    expect(sent[0]?.body.variables).toEqual({
      ...swedishScope,
      id: 'c1',
      marketId: 'fi',
      allowExternalShippingFee: true,
      includeCompleted: true,
    });
  });

  it.each([null, { ...cartAnswer, id: null }])('does not take %j for a cart', async (answer) => {
    const { client } = answeringClient(() => json({ data: { getCart: answer } }));
    await expect(getCart(client)).rejects.toMatchObject({ code: 'MISSING_DATA', operationName: 'GetCart' });
  });
});
