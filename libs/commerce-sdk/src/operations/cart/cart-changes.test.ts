import { describe, expect, it } from 'vitest';
import type { CommerceClient } from '../../client/commerce-client.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { cartAnswer } from '../../testing/cart-answer.ts';
import { addPackageToCart } from './add-package-to-cart.ts';
import { addToCart } from './add-to-cart.ts';
import { clearCart } from './clear-cart.ts';
import { cloneCart } from './clone-cart.ts';
import { completeCart } from './complete-cart.ts';
import { removeCartItem } from './remove-cart-item.ts';
import { setCartMerchantData } from './set-cart-merchant-data.ts';
import { updateCartGroup } from './update-cart-group.ts';
import { updateCartItem } from './update-cart-item.ts';

const two = { cartId: 'c1', skuId: 71, quantity: 2 };

function refusing(extensions: object) {
  return answeringClient(() => json({ data: { addToCart: null }, errors: [{ message: 'No', extensions }] })).client;
}

describe('addToCart', () => {
  it('sends the sku and gives the whole cart', async () => {
    const { client, sent } = answeringClient(() => json({ data: { addToCart: cartAnswer } }));
    expect(await addToCart(client, two)).toMatchObject({ ok: true, cart: { id: 'c1', lines: [{ id: 'l1' }] } });
    expect(sent[0]?.body.variables).toMatchObject({ id: 'c1', item: { skuId: 71, quantity: 2 } });
  });

  it.each([
    { extensions: { code: 'STOCK_LIMIT', left: 3 }, refusal: { kind: 'stock-limit', left: 3 } },
    { extensions: { code: 'STOCK_LIMIT' }, refusal: { kind: 'stock-limit', left: 0 } },
    { extensions: { code: 'ALREADY_IN_CART', quantity: 4 }, refusal: { kind: 'already-in-cart', quantity: 4 } },
    { extensions: { code: 'INVALID_QUANTITY' }, refusal: { kind: 'invalid-quantity' } },
    { extensions: { code: 'UNKNOWN_ITEM' }, refusal: { kind: 'unknown-item' } },
    { extensions: { code: 'PACKAGED_ITEM' }, refusal: { kind: 'packaged-item' } },
  ])('answers $extensions with a refusal', async ({ extensions, refusal }) => {
    expect(await addToCart(refusing(extensions), two)).toEqual({ ok: false, refusal });
  });

  it('throws what no shopper can put right', async () => {
    await expect(addToCart(refusing({ code: 'CART_NOT_FOUND' }), two)).rejects.toMatchObject({
      code: 'GRAPHQL',
      codes: ['CART_NOT_FOUND'],
    });
  });

  it('throws when the answer holds no cart', async () => {
    const { client } = answeringClient(() => json({ data: { addToCart: null } }));
    await expect(addToCart(client, two)).rejects.toMatchObject({ code: 'MISSING_DATA', operationName: 'AddToCart' });
  });
});

describe('updateCartItem', () => {
  it('addresses the line and not the sku, and sends 0 to remove it', async () => {
    const { client, sent } = answeringClient(() => json({ data: { updateCartItem: { ...cartAnswer, items: [] } } }));
    const change = await updateCartItem(client, { cartId: 'c1', lineId: 'l1', quantity: 0 });
    expect(change).toMatchObject({ ok: true, cart: { lines: [] } });
    expect(sent[0]?.body.variables).toMatchObject({ id: 'c1', item: { id: 'l1', quantity: 0 } });
    expect(sent[0]?.body.variables['item']).not.toHaveProperty('skuId');
  });
});

describe('removeCartItem', () => {
  it('sends a quantity of 0 for the line', async () => {
    const { client, sent } = answeringClient(() => json({ data: { updateCartItem: { ...cartAnswer, items: [] } } }));
    expect(await removeCartItem(client, { cartId: 'c1', lineId: 'l1' })).toMatchObject({ ok: true });
    expect(sent[0]?.body.variables['item']).toEqual({ id: 'l1', quantity: 0 });
  });
});

describe('a package', () => {
  const selections = [{ groupId: 1, optionId: 2, skuId: 71 }];

  it('is added with what was picked, and changed as a whole', async () => {
    const data = { addPackageToCart: cartAnswer, updateCartGroup: cartAnswer };
    const { client, sent } = answeringClient(() => json({ data }));
    expect(await addPackageToCart(client, { cartId: 'c1', packageId: 900, selections })).toMatchObject({ ok: true });
    expect(await updateCartGroup(client, { cartId: 'c1', groupKey: 'g1', quantity: 2 })).toMatchObject({ ok: true });
    expect(sent.map(({ body }) => body.variables)).toMatchObject([
      { id: 'c1', packageId: 900, selections },
      { id: 'c1', item: { groupKey: 'g1', quantity: 2 } },
    ]);
  });

  it.each([
    { extensions: { code: 'UNKNOWN_PACKAGE' }, refusal: { kind: 'unknown-package' } },
    { extensions: { code: 'PACKAGE_CHOICE', groupId: 3 }, refusal: { kind: 'package-choice', groupId: 3 } },
    { extensions: { code: 'STOCK_LIMIT', left: 1 }, refusal: { kind: 'stock-limit', left: 1 } },
  ])('that cannot be added is a refusal: $refusal.kind', async ({ extensions, refusal }) => {
    const change = await addPackageToCart(refusing(extensions), { cartId: 'c1', packageId: 900, selections });
    expect(change).toEqual({ ok: false, refusal });
  });
});

describe('what is done with a whole cart', () => {
  const cart = { cartId: 'c1' };

  it.each<[string, (client: CommerceClient) => Promise<Cart>, object]>([
    ['clearCart', (client) => clearCart(client, cart), { id: 'c1' }],
    ['completeCart', (client) => completeCart(client, cart), { id: 'c1' }],
    [
      'cloneCart',
      (client) => cloneCart(client, { ...cart, resetPromotions: true }),
      { id: 'c1', resetPromotions: true },
    ],
    [
      'setCartMerchantData',
      (client) => setCartMerchantData(client, { ...cart, merchantData: '{"a":1}' }),
      { id: 'c1', merchantData: '{"a":1}' },
    ],
  ])('%s sends what it is told and gives the cart', async (field, run, variables) => {
    const { client, sent } = answeringClient(() => json({ data: { [field]: cartAnswer } }));
    expect(await run(client)).toMatchObject({ id: 'c1' });
    expect(sent[0]?.body.variables).toMatchObject(variables);
    const { client: silent } = answeringClient(() => json({ data: { [field]: null } }));
    await expect(run(silent)).rejects.toMatchObject({ code: 'MISSING_DATA' });
  });
});
