import { describe, expect, it } from 'vitest';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { cartAnswer } from '../../testing/cart-answer.ts';
import { addToCart } from './add-to-cart.ts';
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
