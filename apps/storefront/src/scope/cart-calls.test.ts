import { GraphQLResponseError, type CommerceClient } from '@torg/commerce-sdk';
import { expect, it } from 'vitest';
import { cartCalls } from './cart-calls.ts';

const emptyCart = (id: string) => ({ id, items: [], isCompleted: false, summary: null });

/** An API that knows one cart, `bought`, whose order stands, and makes new ones when asked. */
function shopWithBoughtCart() {
  const sent: string[] = [];
  const request = async (document: unknown, variables: { id?: string | null }) => {
    const name = /(?:query|mutation) (\w+)/.exec(String(document))?.[1] ?? '';
    sent.push(`${name} ${variables.id ?? 'a new cart'}`);
    if (variables.id === 'bought' && name !== 'GetCart')
      throw new GraphQLResponseError([
        { message: 'What this cart holds is ordered', extensions: { code: 'CART_ORDERED' } },
      ]);
    return { getCart: emptyCart('new'), addToCart: emptyCart(String(variables.id)) };
  };
  const commerce = { request, scope: {} } as unknown as CommerceClient; // it answers what these calls ask
  return { sent, calls: cartCalls(commerce, { wait: async () => {} }) };
}

it('puts what is added after an order in a new cart, once', async () => {
  const { sent, calls } = shopWithBoughtCart();
  const change = await calls.addToCart({ cartId: 'bought', skuId: 7, quantity: 1 }, 'se');
  expect(change).toMatchObject({ ok: true, cart: { id: 'new' } });
  expect(sent).toEqual(['AddToCart bought', 'GetCart a new cart', 'AddToCart new']);
});

it('says that a line of a bought cart is there no more', async () => {
  const { calls } = shopWithBoughtCart();
  const change = await calls.updateCartItem({ cartId: 'bought', lineId: '1', quantity: 2 }, 'se');
  expect(change).toEqual({ ok: false, refusal: { kind: 'unknown-item' } });
});
