import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { openCartClient, type CartAnswer, type CartClient } from '../testing/open-cart-client.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

describeApi('a package in a cart', () => {
  let api: TestApi;
  let cart: CartClient;
  let breakfast: { packageId: number; mugs: number; coffee: number; options: Record<string, number> };
  beforeAll(async () => {
    api = await openTestApi({ catalogue: featureCatalogue });
    const { data } = await api.query(
      '{ product(alias: "frukost") { productId productPackage { groups { groupId options { optionId product { alias } } } } } }',
    );
    const [mugs, coffee] = data.product.productPackage.groups;
    const options = Object.fromEntries(
      [...mugs.options, ...coffee.options].map((option) => [option.product.alias, option.optionId]),
    );
    breakfast = { packageId: data.product.productId, mugs: mugs.groupId, coffee: coffee.groupId, options };
  });
  afterAll(() => api.close());
  beforeEach(async () => void (cart = await openCartClient(api)));

  const pick = (group: 'mugs' | 'coffee', alias: string, articleNumber: string) => ({
    groupId: breakfast[group],
    optionId: breakfast.options[alias],
    skuId: cart.skus[articleNumber],
  });
  const whiteMugs = () => pick('mugs', 'mugg-vit', 'MUG-1');
  const withCoffee = () => pick('coffee', 'kaffe', 'KAF-1');
  const addPackage = (...selections: object[]) =>
    cart.change('addPackageToCart', { packageId: breakfast.packageId, selections });
  const lines = ({ items }: CartAnswer) =>
    items.map(({ skuId, quantity }: { skuId: number; quantity: number }) => [skuId, quantity]);

  it('is one line for each part, which together cost what the package costs', async () => {
    const { data } = await addPackage(whiteMugs(), withCoffee());
    expect(lines(data.cart)).toEqual([
      [cart.skus['MUG-1'], 2],
      [cart.skus['KAF-1'], 1],
    ]);
    const [mugs, coffee] = data.cart.items;
    expect(mugs.groupKey).toBe(coffee.groupKey);
    expect(mugs.productPackage).toEqual({
      packageId: breakfast.packageId,
      packageName: 'frukost',
      groupId: breakfast.mugs,
      optionId: breakfast.options['mugg-vit'],
    });
    // Two mugs for 100 and coffee for 79 are less than 299, and a package never costs more than its parts.
    expect(data.cart.summary.subTotal.sellingPriceIncVat).toBe(279);
  });

  it('takes its defaults where nothing is picked', async () => {
    expect(lines((await addPackage()).data.cart)).toEqual([[cart.skus['MUG-1'], 2]]);
  });

  it('grows by one when the same is added, and stays apart from another choice', async () => {
    await addPackage(whiteMugs());
    await addPackage(whiteMugs());
    const { data } = await addPackage(pick('mugs', 'mugg-gron', 'MUG-2'));
    expect(lines(data.cart)).toEqual([
      [cart.skus['MUG-1'], 4],
      [cart.skus['MUG-2'], 2],
    ]);
  });

  it('is changed and taken away as a whole', async () => {
    const { groupKey } = (await addPackage(whiteMugs(), withCoffee())).data.cart.items[0];
    const change = (quantity: number) => cart.change('updateCartGroup', { item: { groupKey, quantity } });
    expect(lines((await change(3)).data.cart)).toEqual([
      [cart.skus['MUG-1'], 6],
      [cart.skus['KAF-1'], 3],
    ]);
    const { errors } = await change(6);
    expect(errors[0]?.extensions).toMatchObject({ code: 'STOCK_LIMIT', left: 10 });
    expect(lines((await change(0)).data.cart)).toEqual([]);
  });

  it('is copied into another cart as a whole, with loose goods and their notes, and added up with what lies there', async () => {
    await addPackage(whiteMugs(), withCoffee());
    await cart.add('MUG-2', 1, { message: 'Anna' });
    const copy = async (cartId: string | null) =>
      (
        await api.queryExtensions(
          'mutation($from: String!, $cartId: String) { copyCart(from: $from, cartId: $cartId) { cartId limited { skuId quantity } } }',
          { from: cart.id, cartId },
        )
      ).data.copyCart;
    const { cartId, limited } = await copy(null);
    expect(limited).toEqual([]);
    expect((await copy(cartId)).cartId).toBe(cartId);
    const copied = await cart.read({ id: cartId });
    expect(lines(copied)).toEqual([
      [cart.skus['MUG-2'], 2],
      [cart.skus['MUG-1'], 4],
      [cart.skus['KAF-1'], 2],
    ]);
    expect(copied.items[0].message).toBe('Anna');
    expect(new Set(copied.items.slice(1).map((item: { groupKey: string }) => item.groupKey)).size).toBe(1);
    expect(lines(await cart.read())).toHaveLength(3);
  });

  describe('refuses', () => {
    it('a line of it being changed alone', async () => {
      const { id } = (await addPackage(whiteMugs())).data.cart.items[0];
      expect((await cart.change('updateCartItem', { item: { id, quantity: 1 } })).codes).toEqual(['PACKAGED_ITEM']);
    });

    it('a choice that is none of its own', async () => {
      const wrong = { ...whiteMugs(), skuId: cart.skus['KAF-1'] };
      for (const selections of [[wrong], [withCoffee()], [whiteMugs(), whiteMugs()]]) {
        const { codes, errors } = await addPackage(...selections);
        expect(codes).toEqual(['PACKAGE_CHOICE']);
        expect(errors[0]?.extensions).toMatchObject({ groupId: breakfast.mugs });
      }
      expect(lines(await cart.read())).toEqual([]);
    });

    it('what is no package', async () => {
      const { data } = await api.query('{ product(alias: "mugg-vit") { productId } }');
      for (const packageId of [data.product.productId, 99_999, -1]) {
        expect((await cart.change('addPackageToCart', { packageId })).codes).toEqual(['UNKNOWN_PACKAGE']);
      }
    });

    it('a group that the cart does not hold', async () => {
      const change = cart.change('updateCartGroup', { item: { groupKey: 'gone', quantity: 1 } });
      expect((await change).codes).toEqual(['UNKNOWN_ITEM']);
    });
  });
});
