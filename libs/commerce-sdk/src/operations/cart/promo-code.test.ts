import { describe, expect, it } from 'vitest';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { cartAnswer } from '../../testing/cart-answer.ts';
import { removeCartPromoCode } from './remove-cart-promo-code.ts';
import { setCartPromoCode } from './set-cart-promo-code.ts';

const hundred = { cartId: 'c1', code: ' HUNDRA ' };

function answering(promoCode: string) {
  return answeringClient(() => json({ data: { setCartPromoCode: { ...cartAnswer, promoCode } } }));
}

function refusing(code: string | undefined) {
  return answeringClient(() => json({ errors: [{ message: 'No', extensions: { code } }] })).client;
}

describe('a promo code', () => {
  it('is sent without the space around it, and applied', async () => {
    const { client, sent } = answering('hundra');
    expect(await setCartPromoCode(client, hundred)).toMatchObject({ kind: 'applied', cart: { promoCode: 'hundra' } });
    expect(sent[0]?.body.variables).toMatchObject({ id: 'c1', promoCode: 'HUNDRA' });
  });

  it.each(['', 'ANOTHER'])('is invalid where the cart goes on with %j', async (promoCode) => {
    expect(await setCartPromoCode(answering(promoCode).client, hundred)).toEqual({ kind: 'invalid' });
  });

  it.each([
    ['RequirementsNotMet', 'conditions-not-met'],
    ['INVALID_PROMO_CODE', 'invalid'],
    ['PromotionNotFound', 'invalid'],
  ])('that is refused with %s is %s', async (code, kind) => {
    expect(await setCartPromoCode(refusing(code), hundred)).toEqual({ kind });
  });

  it.each([
    'INTERNAL_SERVER_ERROR',
    'CART_NOT_FOUND',
    'QUERY_TOO_COSTLY',
    'QUERY_TOO_DEEP',
    'QUERY_TOO_LARGE',
    'TOO_MANY_ALIASES',
    'TOO_MANY_REQUESTS',
    undefined,
  ])('says nothing of a failure: %s', async (code) => {
    await expect(setCartPromoCode(refusing(code), hundred)).rejects.toMatchObject({ code: 'GRAPHQL' });
  });

  it('that nobody has written is not sent', async () => {
    const { client, sent } = answering('');
    expect(await setCartPromoCode(client, { cartId: 'c1', code: '  ' })).toEqual({ kind: 'invalid' });
    expect(sent).toEqual([]);
  });

  it('is taken off again by an empty one', async () => {
    const { client, sent } = answering('');
    expect(await removeCartPromoCode(client, { cartId: 'c1' })).toMatchObject({ promoCode: null });
    expect(sent[0]?.body.variables).toMatchObject({ id: 'c1', promoCode: '' });
  });
});
