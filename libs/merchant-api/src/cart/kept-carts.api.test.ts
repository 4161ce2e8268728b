import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openCartClient, type CartClient } from '../testing/open-cart-client.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

describeApi('a kept cart', () => {
  let api: TestApi;
  let cart: CartClient;
  beforeAll(async () => void (api = await openTestApi()));
  afterAll(() => api.close());
  beforeEach(async () => {
    cart = await openCartClient(api);
    await cart.add('MUG-1', 2);
  });

  it('is emptied with its code', async () => {
    expect((await cart.change('clearCart')).data.cart).toMatchObject({ id: cart.id, items: [], promoCode: null });
  });

  it('keeps what a channel writes beside it', async () => {
    const merchantData = '{"extraData":"blå"}';
    await cart.change('setCartMerchantData', { merchantData });
    expect((await cart.read()).merchantData).toBe(merchantData);
    const tooMuch = cart.change('setCartMerchantData', { merchantData: 'x'.repeat(10_001) });
    expect((await tooMuch).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('is closed once and stays closed, however often that is asked for', async () => {
    expect((await cart.change('completeCart')).data.cart.isCompleted).toBe(true);
    expect((await cart.change('completeCart')).data.cart.isCompleted).toBe(true);
    expect((await cart.add('MUG-1', 1)).codes).toEqual(['CART_NOT_FOUND']);
    expect((await cart.change('clearCart')).codes).toEqual(['CART_NOT_FOUND']);
    expect(await cart.read()).toBeNull();
    expect((await cart.read({ includeCompleted: true })).items).toMatchObject([{ quantity: 2 }]);
  });

  it('is bought again as an open one of the same contents', async () => {
    await cart.add('SHI-1-L', 1, { message: 'Grattis!' });
    await cart.change('completeCart');
    const { data } = await cart.change('cloneCart', { resetPromotions: true });
    expect(data.cart).toMatchObject({ isCompleted: false, items: [{ quantity: 2 }, { message: 'Grattis!' }] });
    expect(data.cart.id).not.toBe(cart.id);
    const lineIds = new Set(
      [...data.cart.items, ...(await cart.read({ includeCompleted: true })).items].map(({ id }) => id),
    );
    expect(lineIds.size).toBe(4);
  });

  it('that nobody knows can be neither changed nor copied', async () => {
    const unknown = { id: 'unknown' };
    for (const [mutation, args] of [
      ['clearCart', {}],
      ['completeCart', {}],
      ['cloneCart', {}],
      ['setCartMerchantData', { merchantData: 'x' }],
      ['setCartPromoCode', { promoCode: 'X' }],
      ['setCartPromoCode', { promoCode: '' }],
    ] as const) {
      expect((await cart.change(mutation, { ...args, ...unknown })).codes).toEqual(['CART_NOT_FOUND']);
    }
  });
});
