import { afterEach, beforeEach, expect, it } from 'vitest';
import { cardCheckout, openCheckoutClient } from '../testing/open-checkout-client.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';

const promotion = {
  name: { sv: 'Tio av', nb: 'Ti av' },
  startsDaysAgo: 1,
  endsInDays: 5,
  gift: { kind: 'PERCENT', percent: 10 },
} as const;
const promotions = [
  { ...promotion, key: 'once', code: 'ENGANG', mostUsesEach: 1 },
  { ...promotion, key: 'two', code: 'TVA', mostUses: 2 },
];

describeApi('a code that may be used so often', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi({ catalogue: { ...testCatalogue, version: 'limits-1', promotions } });
  });
  afterEach(() => api.close());

  const orderWith = async (promoCode: string, email: string) => {
    const client = await openCheckoutClient(api);
    await client.add('MUG-1', 1);
    await client.change('setCartPromoCode', { promoCode });
    return (await client.order({ ...cardCheckout, email })).codes;
  };

  it('is refused to a customer who has used it', async () => {
    expect(await orderWith('ENGANG', 'a@torg.example')).toEqual([]);
    expect(await orderWith('ENGANG', 'A@torg.example')).toEqual(['PROMOTION_USED_UP']);
    expect(await orderWith('ENGANG', 'b@torg.example')).toEqual([]);
  });

  it('is said to be used up before it is ordered with', async () => {
    await orderWith('ENGANG', 'a@torg.example');
    const client = await openCheckoutClient(api);
    await client.add('MUG-1', 1);
    await client.change('setCartPromoCode', { promoCode: 'ENGANG' });
    const conditions = async (email: string) =>
      (await api.query(`{ validateOrderConditions(cartId: "${client.id}", email: "${email}") { isValid message } }`))
        .data.validateOrderConditions;
    expect(await conditions('A@torg.example')).toEqual({
      isValid: false,
      message: "'Tio av' has been used as often as it can be. Take its code off the cart.",
    });
    expect(await conditions('b@torg.example')).toEqual({ isValid: true, message: null });
  });

  it('is given to no more than that, however many order at once', async () => {
    const codes = await Promise.all(['a', 'b', 'c', 'd'].map((name) => orderWith('TVA', `${name}@torg.example`)));
    expect(codes.flat()).toEqual(['PROMOTION_USED_UP', 'PROMOTION_USED_UP']);
  });

  it('can be used again when the order is not paid in time', async () => {
    expect(await orderWith('ENGANG', 'a@torg.example')).toEqual([]);
    api.setNow('2026-11-21T12:30:00Z');
    expect(await orderWith('ENGANG', 'a@torg.example')).toEqual([]);
  });
});
