import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAuthApi, tokensOf, type AuthApi } from '../account/testing/open-auth-api.ts';
import { readableText } from '../mail/testing/readable-text.ts';
import { renderMail } from '../mail/render-mail.ts';
import { cardCheckout, invoiceCheckout, openCheckoutClient } from '../testing/open-checkout-client.ts';
import { answerOf, describeApi, graphqlRequest } from '../testing/open-test-api.ts';
import { testProfile } from '../testing/test-profile.ts';

const email = 'maja@torg.example';
let api: AuthApi;
let visitors = 0;
let visitor: string;

beforeAll(async () => void (api = await openAuthApi()));
afterAll(() => api.close());
beforeEach(() => {
  api.at(0);
  visitor = `10.0.7.${(visitors += 1)}`;
});

async function ordered(checkout: object = invoiceCheckout, token: string | null = null) {
  const client = await openCheckoutClient(token === null ? api : as(token));
  await client.add('MUG-1', 1);
  const { publicId, orderId } = (await client.order({ ...checkout, email })).data.placeOrder;
  return { cartId: client.id, publicId, orderId: Number(orderId) };
}

/** The API as whoever has the token asks it. */
const as = (token: string): AuthApi => ({
  ...api,
  query: (document, variables) => api.queryAs(token, document, variables),
  fetch: async (request) => {
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${token}`);
    return api.fetch(new Request(request, { headers }));
  },
});

const send = async (query: string, variables: object) => {
  const headers = { 'x-test-address': visitor };
  return answerOf(await api.fetch(graphqlRequest({ query, variables }, headers, '/extensions/graphql')));
};
const find = (orderId: number, address: string) =>
  send('mutation($orderId: Int!, $email: String!) { requestOrderLink(orderId: $orderId, email: $email) }', {
    ...{ orderId, email: address },
  });
const cancel = (id: string) => send('mutation($id: String!) { cancelOrder(id: $id) { orderId isPaidBack } }', { id });
const isCancellable = async (id: string) =>
  (await send('query($id: String!) { orderConfirmation(id: $id) { isCancellable } }', { id })).data.orderConfirmation
    .isCancellable;
const links = () => api.mails.filter(({ kind }) => kind === 'order-link');

describeApi('an order that its buyer looks for', () => {
  it('is found by a link in a mail to its own address, which leads to its page', async () => {
    const { orderId, cartId, publicId } = await ordered();
    const before = links().length;
    expect((await find(orderId, 'Maja@Torg.example')).data.requestOrderLink).toBe(true);
    await expect.poll(() => links().length).toBe(before + 1);
    const mail = links().at(-1);
    expect(mail?.to).toBe(email);
    const text = readableText(mail ? renderMail(mail, 'sv-SE', testProfile).text : '');
    expect(text).toContain(`/checkout/confirm?order=${publicId}&cartid=${cartId}`);
    expect(text).toContain(`/angra-kop?order=${publicId}&cartid=${cartId}`);
  });

  it.each([
    ['as was chosen', 'ORGANIZATION', null],
    ['as its account is one', undefined, { username: 'karin@lindbacka.example', password: 'torg-demo-3' }],
  ])('is not gone back on from there where an organization bought, %s', async (_, customerType, account) => {
    const token = account && (await tokensOf(await api.signIn(account))).token;
    const { orderId } = await ordered(
      {
        ...{ ...invoiceCheckout, customerType, identityNumber: '556036-0793' },
        billingAddress: { ...invoiceCheckout.billingAddress, company: 'Byggarna AB' },
      },
      token,
    );
    const before = links().length;
    await find(orderId, email);
    await expect.poll(() => links().length).toBe(before + 1);
    const mail = links().at(-1);
    expect(mail ? renderMail(mail, 'sv-SE', testProfile).text : '/angra-kop').not.toContain('/angra-kop');
  });

  it('is answered alike whichever half is wrong, and nobody is written to', async () => {
    const { orderId } = await ordered();
    const before = links().length;
    const answers = [await find(orderId + 5000, email), await find(orderId, 'eve@torg.example'), await find(0, 'no')];
    expect(answers.map(({ data, codes }) => [data, codes])).toEqual(
      answers.map(() => [{ requestOrderLink: true }, []]),
    );
    await new Promise((done) => setTimeout(done, 50));
    expect(links()).toHaveLength(before);
  });

  it('is looked for ten times in a quarter of an hour at most, by one visitor', async () => {
    const codes = [];
    for (let count = 0; count < 11; count += 1) codes.push((await find(count + 1, email)).codes[0]);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => undefined), 'TOO_MANY_ATTEMPTS']);
    api.at(15 * 60_000);
    expect((await find(1, email)).codes).toEqual([]);
  });
});

describeApi('an order that its buyer cancels', () => {
  it('is cancelled once while nobody packs it, however often that is asked for', async () => {
    const { cartId, orderId } = await ordered();
    expect(await isCancellable(cartId)).toBe(true);
    const answers = [await cancel(cartId), await cancel(cartId)];
    expect(answers.map(({ data }) => data.cancelOrder)).toEqual(
      answers.map(() => ({ orderId: String(orderId), isPaidBack: false })),
    );
    expect(await isCancellable(cartId)).toBe(false);
  });

  it('is not cancelled before it is paid: its payment may be under way', async () => {
    const { cartId } = await ordered(cardCheckout);
    expect(await isCancellable(cartId)).toBe(false);
    expect((await cancel(cartId)).codes).toEqual(['ORDER_UNDER_WAY']);
  });

  it.each(['publicId', 'orderId'] as const)('is nobody’s to cancel by its %s', async (name) => {
    const order = await ordered();
    expect((await cancel(String(order[name]))).codes).toEqual(['ORDER_NOT_FOUND']);
    expect(await isCancellable(order.cartId)).toBe(true);
  });
});
