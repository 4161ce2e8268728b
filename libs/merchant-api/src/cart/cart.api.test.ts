import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeApi, openTestApi, type TestAnswer, type TestApi } from '../testing/open-test-api.ts';

const cartFields = `id isCompleted items { id skuId quantity message unitPrice { sellingPriceIncVat } totalPrice { sellingPriceIncVat sellingPriceExVat } product { name } }
  summary { subTotal { sellingPriceIncVat } total { sellingPriceIncVat vat currency { code } } vats { rate amount }
    shipping { feeIncVat amountLeftToFreeShipping isDefault } }`;
const getCart = `query($id: String, $channelId: String) { getCart(id: $id, channelId: $channelId) { ${cartFields} } }`;
const change = (field: string) => `mutation($id: String!, $item: CartItemInputType!) {
  cart: ${field}(id: $id, item: $item) { ${cartFields} }
}`;

describeApi('a cart', () => {
  let api: TestApi;
  const skus: Record<string, number> = {};
  beforeAll(async () => {
    api = await openTestApi();
    const { data } = await api.query(
      '{ products(filter: { includeCollapsed: true }) { products { skus { skuId articleNumber } } } }',
    );
    for (const product of data.products.products) {
      for (const { skuId, articleNumber } of product.skus) skus[articleNumber] = skuId;
    }
  });
  afterAll(() => api.close());

  let id: string;
  beforeEach(async () => {
    id = (await api.query(getCart)).data.getCart.id;
  });

  const read = async (variables: object = {}) => (await api.query(getCart, { id, ...variables })).data.getCart;
  const add = (articleNumber: string, quantity: number, more: object = {}) =>
    api.query(change('addToCart'), { id, item: { skuId: skus[articleNumber], quantity, ...more } });
  const update = (item: object) => api.query(change('updateCartItem'), { id, item });
  const quantities = (cart: { items: { quantity: number }[] }) => cart.items.map(({ quantity }) => quantity);
  const refusal = ({ errors, data }: TestAnswer) => ({ ...errors[0]?.extensions, cart: data.cart });

  it('is made when none is named, and found again', async () => {
    expect(await read()).toMatchObject({ id, isCompleted: false, items: [] });
    expect((await api.query(getCart, { id: '' })).data.getCart.id).not.toBe(id);
  });

  it.each(['unknown', '\u0000', "' or 1=1 --"])('%j is not known, by the name of the variable', async (unknown) => {
    const known = unknown.replaceAll('\0', '') === '';
    const { codes, errors } = await api.query(getCart, { id: unknown });
    expect(codes).toEqual(known ? [] : ['CART_NOT_FOUND']);
    if (!known) expect(errors[0]?.message).toContain('$id');
    const item = { skuId: skus['MUG-1'], quantity: 1 };
    expect((await api.query(change('addToCart'), { id: unknown, item })).codes).toEqual(['CART_NOT_FOUND']);
    expect((await api.query(change('updateCartItem'), { id: unknown, item })).codes).toEqual(['CART_NOT_FOUND']);
  });

  describe('being filled', () => {
    it('takes no message that nobody would write', async () => {
      expect((await add('MUG-1', 1, { message: 'a'.repeat(2_001) })).codes).toEqual(['BAD_USER_INPUT']);
      expect((await add('MUG-1', 1, { message: 'a'.repeat(2_000) })).codes).toEqual([]);
    });

    it('joins what is the same and keeps apart what has another message', async () => {
      await add('MUG-1', 2);
      await add('SHI-1-L', 1);
      await add('MUG-1', 1, { message: 'Grattis!' });
      const { data } = await add('MUG-1', 1);
      expect(quantities(data.cart)).toEqual([3, 1, 1]);
      expect(data.cart.items[0]).toMatchObject({
        product: { name: 'Mugg, vit' },
        totalPrice: { sellingPriceIncVat: 300 },
      });
      expect(quantities(await read())).toEqual([3, 1, 1]);
    });

    it('counts both of two additions at the same moment', async () => {
      const answers = await Promise.all([add('MUG-1', 4), add('MUG-1', 3), add('SHI-1-L', 1)]);
      expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
      const cart = await read();
      expect(cart.items.map(({ skuId, quantity }: { skuId: number; quantity: number }) => [skuId, quantity])).toEqual(
        expect.arrayContaining([
          [skus['MUG-1'], 7],
          [skus['SHI-1-L'], 1],
        ]),
      );
      expect(cart.items).toHaveLength(2);
    });

    it('never holds more than there is, however many add at once', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => add('MUG-2', 1)));
      expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(3);
      expect(quantities(await read())).toEqual([3]);
    });

    it('sells what is to come and what never runs out on paper', async () => {
      expect((await add('KAF-1', 6)).codes).toEqual([]);
      expect(refusal(await add('KAF-1', 1))).toMatchObject({ code: 'ALREADY_IN_CART', quantity: 6, cart: null });
    });
  });

  describe('refusing', () => {
    it('more than is left, and says how much that is', async () => {
      await add('MUG-2', 1);
      expect(refusal(await add('MUG-2', 3))).toMatchObject({ code: 'STOCK_LIMIT', left: 2, cart: null });
      expect(refusal(await add('SHI-1-M', 1))).toMatchObject({ code: 'STOCK_LIMIT', left: 0 });
      expect(quantities(await read())).toEqual([1]);
    });

    it.each([0, -1])('a quantity of %i', async (quantity) => {
      expect(refusal(await add('MUG-1', quantity))).toMatchObject({ code: 'INVALID_QUANTITY' });
      expect((await read()).items).toEqual([]);
    });

    it('a quantity that is not whole', async () => {
      expect((await add('MUG-1', 1.5)).codes).toEqual(['BAD_USER_INPUT']);
    });

    it.each([{ skuId: 99_999 }, { skuId: -1 }, {}])('an item that is not for sale: %j', async (item) => {
      const { codes } = await api.query(change('addToCart'), { id, item: { ...item, quantity: 1 } });
      expect(codes).toEqual(['UNKNOWN_ITEM']);
    });
  });

  describe('being changed', () => {
    it('sets a line by its id or its sku, and takes it away at 0', async () => {
      const { data } = await add('MUG-1', 2);
      await add('SHI-1-L', 1);
      expect(quantities((await update({ id: data.cart.items[0].id, quantity: 5 })).data.cart)).toEqual([5, 1]);
      expect(quantities((await update({ skuId: skus['SHI-1-L'], quantity: 7 })).data.cart)).toEqual([5, 7]);
      expect(quantities((await update({ skuId: skus['MUG-1'], quantity: 0 })).data.cart)).toEqual([7]);
    });

    it('refuses too much, too little and what it does not hold', async () => {
      await add('MUG-2', 2);
      expect(refusal(await update({ skuId: skus['MUG-2'], quantity: 4 }))).toMatchObject({
        code: 'STOCK_LIMIT',
        left: 3,
      });
      expect(refusal(await update({ skuId: skus['MUG-2'], quantity: -1 }))).toMatchObject({ code: 'INVALID_QUANTITY' });
      expect(refusal(await update({ skuId: skus['MUG-1'], quantity: 1 }))).toMatchObject({ code: 'UNKNOWN_ITEM' });
      expect(refusal(await update({ id: 'gone', quantity: 1 }))).toMatchObject({ code: 'UNKNOWN_ITEM' });
      expect(quantities(await read())).toEqual([2]);
    });
  });

  describe('being added up', () => {
    it('pays shipping below the limit and says what is missing', async () => {
      const { data } = await add('KAF-1', 1);
      expect(data.cart.summary).toEqual({
        subTotal: { sellingPriceIncVat: 79 },
        total: { sellingPriceIncVat: 128, vat: 7.24, currency: { code: 'SEK' } },
        vats: [{ rate: 6, amount: 7.24 }],
        shipping: { feeIncVat: 49, amountLeftToFreeShipping: 20, isDefault: true },
      });
    });

    it('ships free from the limit on', async () => {
      const { data } = await add('MUG-1', 1);
      expect(data.cart.summary.shipping).toEqual({ feeIncVat: 0, amountLeftToFreeShipping: 0, isDefault: true });
    });

    it('follows the market that looks at it', async () => {
      await add('KAF-1', 1);
      expect((await read({ channelId: '2|no' })).summary).toMatchObject({
        subTotal: { sellingPriceIncVat: 89 },
        total: { currency: { code: 'NOK' } },
      });
    });
  });
});
