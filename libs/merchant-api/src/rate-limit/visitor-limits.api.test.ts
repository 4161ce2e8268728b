import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAuthApi, type AuthApi } from '../account/testing/open-auth-api.ts';
import { invoiceCheckout, openCheckoutClient } from '../testing/open-checkout-client.ts';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { answerOf, describeApi, graphqlRequest, type TestAnswer } from '../testing/open-test-api.ts';
import { createTestDatabase, testServer } from '../testing/test-database.ts';
import { limitsOnServer } from './rate-limits.ts';

const minute = 60_000;
const tooMany = 'TOO_MANY_ATTEMPTS';

/** A shop that has a hundred of everything. */
const families = testCatalogue.families.map((family) => ({
  ...family,
  colours: family.colours.map((colour) => ({
    ...colour,
    skus: colour.skus.map((sku) => ({ ...sku, stock: { inStock: 100 } })),
  })),
}));
const { promotions } = featureCatalogue;
const catalogue = { ...testCatalogue, version: 'in-stock-1', families, promotions };

const newCart = '{ getCart { id } }';
const tryCode = `mutation($id: String!, $promoCode: String!) {
  setCartPromoCode(id: $id, promoCode: $promoCode) { id } }`;
const placeOrder = `mutation($cartId: String!, $checkout: CheckoutInputType!) {
  placeOrder(cartId: $cartId, checkout: $checkout) { orderId } }`;

const fillIn = `mutation($cartId: String!, $checkout: CheckoutInputType) {
  checkout: createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { paymentOptions { paymentType } } }`;

let api: AuthApi;
let visitors = 0;

async function codesOf(times: number, ask: (count: number) => Promise<TestAnswer>): Promise<(string | undefined)[]> {
  const codes: (string | undefined)[] = [];
  for (let count = 0; count < times; count += 1) codes.push((await ask(count)).codes[0]);
  return codes;
}

const begin = () => api.queryFrom(newCart);

/** A cart of one mug, filled by a call within the process. */
async function filledCart(): Promise<string> {
  const { id, add } = await openCheckoutClient(api);
  await add('MUG-1', 1);
  return id;
}
const order = (cartId: string) => api.queryFrom(placeOrder, { cartId, checkout: invoiceCheckout });

describeApi('a visitor', () => {
  beforeAll(async () => void (api = await openAuthApi({ catalogue })));
  afterAll(() => api.close());
  beforeEach(() => {
    api.at(0);
    api.comeFrom(`10.0.4.${(visitors += 1)}`);
  });

  it('begins sixty carts in a minute at most, clones included, and is told when to go on', async () => {
    const { data } = await begin();
    expect(await codesOf(59, begin)).toEqual(Array(59).fill(undefined));
    const { codes, errors } = await begin();
    expect(codes).toEqual([tooMany]);
    expect(errors[0]?.extensions).toMatchObject({ retryAfterSeconds: 60 });
    const clone = () => api.queryFrom(`mutation { cloneCart(id: "${data.getCart.id}") { id } }`);
    expect((await clone()).codes).toEqual([tooMany]);
    expect((await api.queryFrom(`{ getCart(id: "${data.getCart.id}") { id } }`)).codes).toEqual([]);
    api.at(minute);
    expect((await begin()).codes).toEqual([]);
  });

  it('is not held up by what others do', async () => {
    await codesOf(61, begin);
    api.comeFrom('10.0.5.1');
    expect((await begin()).codes).toEqual([]);
  });

  it('places twenty orders in ten minutes at most, and may send one of them again', async () => {
    const carts = await Promise.all(Array.from({ length: 21 }, filledCart));
    expect(await codesOf(20, (count) => order(carts[count] ?? ''))).toEqual(Array(20).fill(undefined));
    expect((await order(carts[20] ?? '')).codes).toEqual([tooMany]);
    expect((await order(carts[0] ?? '')).codes).toEqual([]);
    api.at(10 * minute);
    expect((await order(carts[20] ?? '')).codes).toEqual([]);
  });

  it('tries thirty codes that are none in a quarter of an hour at most, be it in one request', async () => {
    const id = (await begin()).data.getCart.id;
    const fields = Array.from({ length: 20 }, (_, n) => `a${n}: setCartPromoCode(id: $id, promoCode: "X${n}") { id }`);
    const guess = () => api.queryFrom(`mutation($id: String!) { ${fields.join(' ')} }`, { id });
    expect(new Set((await guess()).codes)).toEqual(new Set(['INVALID_PROMO_CODE']));
    expect((await guess()).codes.filter((code) => code === tooMany)).toHaveLength(10);
    expect((await api.queryFrom(tryCode, { id, promoCode: 'HUNDRA' })).codes).toEqual([tooMany]);
  });

  it('is offered no bill above 5,000 kr before an account of theirs paid for an order', async () => {
    const offered = async (quantity: number) => {
      const { id, add } = await openCheckoutClient(api);
      await add('MUG-2', quantity);
      const checkout = { ...invoiceCheckout, email: `${id}@torg.example` };
      const { data } = await api.queryFrom(fillIn, { cartId: id, checkout });
      const kinds = data.checkout.paymentOptions.map(({ paymentType }: { paymentType: string }) => paymentType);
      return [kinds.length, (await api.queryFrom(placeOrder, { cartId: id, checkout })).codes[0]];
    };
    const [some, none] = await offered(10);
    expect(none).toBeUndefined();
    expect(await offered(80)).toEqual([Number(some) - 1, 'PAYMENT_NOT_CHOSEN']);
  });

  it('asks ten questions in ten minutes at most', async () => {
    const body = (count: number) => ({
      query: `mutation { askQuestion(alias: "mugg-vit", author: "A", text: "${count}?") }`,
    });
    const address = { 'x-test-address': `10.0.6.${visitors}` };
    const ask = async (count: number) =>
      answerOf(await api.fetch(graphqlRequest(body(count), address, '/extensions/graphql')));
    expect(await codesOf(10, ask)).toEqual(Array(10).fill(undefined));
    expect((await ask(10)).codes).toEqual([tooMany]);
  });

  it('changes codes that are right as often as they like', async () => {
    const id = await filledCart();
    const use = () => api.queryFrom(tryCode, { id, promoCode: 'FRAKT' });
    expect(await codesOf(40, use)).toEqual(Array(40).fill(undefined));
  });
});

describeApi('a shop whose limits are off', () => {
  it('lets a program place as many orders as it likes', async () => {
    const own = await openAuthApi({ catalogue, visitorLimits: false });
    own.comeFrom('10.0.4.1');
    expect(await codesOf(70, () => own.queryFrom(newCart))).toEqual(Array(70).fill(undefined));
    await own.close();
  });
});

const onServer = describe.skipIf(testServer()?.kind !== 'server');

onServer('two processes of a shop', () => {
  it('count a visitor together', async () => {
    const { place, drop } = await createTestDatabase();
    const { databaseUrl = '' } = place;
    const [one, other] = await Promise.all([limitsOnServer(databaseUrl), limitsOnServer(databaseUrl)]);
    const size = { most: 2, windowSeconds: 60 };
    const [here, there] = [one.limit('carts', size), other.limit('carts', size)];
    const verdicts = await Promise.all([here, there, here, there].map((limit) => limit.begin('10.0.4.1')));
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(2);
    await here.forgive('10.0.4.1');
    await there.clear('10.0.4.1');
    expect(await here.begin('10.0.4.1')).toEqual({ allowed: true });
    await Promise.all([one.close(), other.close()]).finally(drop);
  });
});
