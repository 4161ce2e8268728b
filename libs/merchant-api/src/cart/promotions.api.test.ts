import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { openCartClient, type CartClient } from '../testing/open-cart-client.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

describeApi('promotions in a cart', () => {
  let api: TestApi;
  let cart: CartClient;
  beforeAll(async () => void (api = await openTestApi({ catalogue: featureCatalogue })));
  afterAll(() => api.close());
  beforeEach(async () => void (cart = await openCartClient(api)));

  const useCode = (promoCode: string) => cart.change('setCartPromoCode', { promoCode });

  it('take three mugs and pay for two, with no code', async () => {
    const { data } = await cart.add('MUG-1', 3);
    expect(data.cart.items[0]).toMatchObject({
      unitPrice: { sellingPriceIncVat: 100 },
      totalPrice: { sellingPriceIncVat: 200, regularPriceIncVat: 300 },
      campaign: {
        appliedCampaigns: [{ name: 'Tre för två' }],
        prices: [
          { quantity: 2, discount: 0, price: { sellingPriceIncVat: 100 } },
          { quantity: 1, discount: 100, discountPercentage: 100, price: { sellingPriceIncVat: 0 } },
        ],
      },
    });
    expect(data.cart.appliedCampaigns).toMatchObject([{ action: 'MULTI_BUY', actionValue: '3/2', ruleType: 'CART' }]);
    expect(data.cart.summary.total).toMatchObject({ sellingPriceIncVat: 200, discountIncVat: 100 });
  });

  it('take a percentage off what is not reduced already', async () => {
    await cart.add('MUG-1', 1);
    await cart.add('FAT-1', 1);
    const { data } = await useCode(' tio ');
    expect(data.cart.promoCode).toBe('tio');
    expect(data.cart.items.map((item: { totalPrice: object }) => item.totalPrice)).toMatchObject([
      { sellingPriceIncVat: 90 },
      { sellingPriceIncVat: 150 },
    ]);
    expect(data.cart.items[1].campaign).toBeNull();
  });

  it('take an amount off the cart and leave the lines as they are', async () => {
    await cart.add('MUG-1', 1);
    const { data } = await useCode('FEMTIO');
    expect(data.cart).toMatchObject({
      fixedDiscount: 50,
      items: [{ totalPrice: { sellingPriceIncVat: 100 } }],
      summary: {
        subTotal: { sellingPriceIncVat: 100 },
        fixedAmountDiscountIncVat: 50,
        total: { sellingPriceIncVat: 50, sellingPriceExVat: 40, vat: 10 },
        shipping: { feeIncVat: 0 },
      },
    });
  });

  it('send for free', async () => {
    await cart.add('KAF-1', 1);
    const { data } = await useCode('FRAKT');
    expect(data.cart).toMatchObject({ freeShipping: true, summary: { shipping: { feeIncVat: 0 } } });
  });

  it('give a gift from a sum on, and take it back below', async () => {
    await cart.add('SHI-1-L', 4);
    const { data } = await cart.add('MUG-1', 1);
    expect(data.cart.items).toHaveLength(3);
    expect(data.cart.items[2]).toMatchObject({
      isCampaignFreeGift: true,
      quantity: 1,
      product: { name: 'Skjorta' },
      totalPrice: { sellingPriceIncVat: 0, regularPriceIncVat: 499 },
    });
    const fewer = await cart.change('updateCartItem', { item: { id: data.cart.items[0].id, quantity: 1 } });
    expect(fewer.data.cart.items).toHaveLength(2);
  });

  it('give no gift, and no code with a minimum, for what three for two takes off', async () => {
    await cart.add('SHI-1-L', 3);
    const { data } = await cart.add('MUG-1', 4);
    expect(data.cart.summary.subTotal).toMatchObject({ sellingPriceIncVat: 1422.75 });
    expect(data.cart.items).toHaveLength(2);
    expect((await useCode('FEMTON')).codes).toEqual(['RequirementsNotMet']);
    const more = await cart.add('SHI-1-L', 1);
    expect(more.data.cart.items).toHaveLength(3);
    expect((await useCode('FEMTON')).data.cart).toMatchObject({ promoCode: 'FEMTON', fixedDiscount: 100 });
  });

  it('refuse codes that give nothing, whether they are unknown or over', async () => {
    await cart.add('MUG-1', 1);
    for (const code of ['FINNS-INTE', 'SLUT', '\u0000', "' or 1=1 --"]) {
      const { codes, data } = await useCode(code);
      if (code.replaceAll('\0', '') !== '') expect([codes, data.cart]).toEqual([['INVALID_PROMO_CODE'], null]);
    }
    expect((await cart.read()).promoCode).toBeNull();
  });

  it('say that the cart does not meet what a code asks for, by the name that clients know', async () => {
    await cart.add('MUG-1', 1);
    expect((await useCode('TIO')).codes).toEqual(['RequirementsNotMet']);
  });

  it('keep a code that gives nothing for the moment, and take it away when it is emptied', async () => {
    const { data } = await cart.add('MUG-1', 2);
    await useCode('TIO');
    const fewer = await cart.change('updateCartItem', { item: { id: data.cart.items[0].id, quantity: 1 } });
    expect(fewer.data.cart).toMatchObject({ promoCode: 'TIO', appliedCampaigns: [] });
    expect((await useCode('')).data.cart.promoCode).toBeNull();
  });
});
