import { describe, expect, it } from 'vitest';
import { createAuthClient } from '../auth/create-auth-client.ts';
import { createAuthSession } from '../auth/create-auth-session.ts';
import { fetchCart } from '../cart/fetch-cart.ts';
import { salesType } from '../domain/price/sales-type.ts';
import { ProductDocument } from '../generated/graphql.ts';
import { commitPasswordReset } from '../operations/account/commit-password-reset.ts';
import { setCartPromoCode } from '../operations/cart/set-cart-promo-code.ts';
import { getProduct } from '../operations/catalogue/get-product.ts';
import { getProducts } from '../operations/catalogue/get-products.ts';
import { createOrUpdateCheckout } from '../operations/checkout/create-or-update-checkout.ts';
import { placeOrder } from '../operations/checkout/place-order.ts';
import { createClickCollectSearch } from '../search/click-collect-search.ts';
import { answeringClient, json, type Answer } from '../testing/answering-client.ts';
import { cartAnswer } from '../testing/cart-answer.ts';
import { memoryStorage } from '../testing/memory-storage.ts';

// What can go wrong in a shop, a line each, and by what the SDK lets a screen know which it is: a kind where a shopper can
// put it right, a code where not.

const offline = () => Promise.reject(new TypeError('fetch failed'));
const answering = (answer: Answer) => answeringClient(answer).client;
const answeringData = (data: object) => answering(() => json({ data }));
const refusing = (code: string) => answering(() => json({ errors: [{ message: 'No', extensions: { code } }] }));

const ask = (answer: Answer) =>
  answering(answer)
    .request(ProductDocument, { alias: 'kudde' })
    .catch((error: unknown) => error);
const order = (code: string) => placeOrder(refusing(code), { cartId: 'c1', idempotencyKey: 'pressed-once' });
const promo = (code: string) => setCartPromoCode(refusing(code), { cartId: 'c1', code: 'SOMMAR' });

const anna = { username: 'anna@torg.example', password: 'torg-demo-1', remember: true };
const tokens = () => Response.json({ token: 'jwt', maxAge: 900 }, { headers: { 'x-auth-refresh-token': 'r1' } });

/** An auth service that signs each challenge, and says to what is submitted what the test says. */
function auth({
  submit = tokens,
  sign,
  refresh = tokens,
}: Partial<Record<'submit' | 'sign' | 'refresh', () => Response | Promise<Response>>>) {
  const signature = () => Response.json({ identity: 'i', timestamp: 't', signature: 's' });
  return createAuthClient({
    endpoint: 'https://auth.test/',
    signEndpoint: 'https://api.test/auth/sign/key?identity=',
    clock: { now: () => 0 },
    fetch: async (input, init) => {
      if (String(input).includes('/auth/sign/')) return (sign ?? signature)();
      if (init?.method !== 'POST') return refresh();
      return String(init.body).includes('"password"') ? submit() : Response.json({ sign: 'challenge' });
    },
  });
}
const refused = () => new Response('{}', { status: 401 });

const catalogue: readonly [line: string, say: () => unknown, said: unknown][] = [
  [
    'something went wrong, try again or ask customer service',
    () => ask(() => json({ errors: [{ message: 'Oops', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] })),
    { code: 'GRAPHQL', codes: ['INTERNAL_SERVER_ERROR'] },
  ],
  ['wrong email or password', () => auth({ submit: refused }).login(anna), { kind: 'refused' }],
  [
    'an account with this email exists already',
    () => auth({ submit: () => new Response('{}', { status: 409 }) }).register(anna),
    { kind: 'account-exists' },
  ],
  [
    'the reset key has expired, so a new reset is to be asked for',
    () => commitPasswordReset(answeringData({ commitReset: false }), { resetKey: 'old', password: 'torg-demo-3' }),
    { kind: 'key-expired' },
  ],
  [
    'a wrong current password logs the shopper out',
    changeWithWrongPassword,
    [{ kind: 'refused' }, { status: 'anonymous' }],
  ],
  ['the code is not valid', () => promo('INVALID_PROMO_CODE'), { kind: 'invalid' }],
  ['the conditions of the code are not met', () => promo('RequirementsNotMet'), { kind: 'conditions-not-met' }],
  [
    'the payment provider could not create the order',
    () => order('PAYMENT_UNAVAILABLE'),
    { kind: 'payment-unavailable' },
  ],
  [
    'a product is out of stock, so the cart is to be looked over',
    () => order('OUT_OF_STOCK'),
    { kind: 'out-of-stock' },
  ],
  ['the shopper is blocked at the provider', () => order('CUSTOMER_BLACKLISTED'), { kind: 'customer-blocked' }],
  [
    'the page is not found (404)',
    async () => [await getProduct(answeringData({ product: null }), { alias: 'x' })],
    [null],
  ],
  [
    'nothing matches the search',
    () => getProducts(answeringData({ products: { count: 0, products: [] } }), { skip: 0, take: 5, searchText: 'x' }),
    { count: 0, products: [] },
  ],
  [
    'there is no delivery to the postal code',
    () => {
      const answer = { createOrUpdateCheckout: { cart: cartAnswer, shippingOptions: [] } };
      return createOrUpdateCheckout(answeringData(answer), { cartId: 'c1' });
    },
    { kind: 'open', checkout: { shippingOptions: [] } },
  ],
  [
    'a failed query shows the error page with its status and message',
    () => ask(() => json({}, 503)),
    { status: 503, shortMessage: 'Response not successful: Received status code 503' },
  ],
  [
    'an error without a status leaves it to the page, whose default is 500',
    () => ask(offline),
    expect.not.objectContaining({ status: expect.anything() }),
  ],
  [
    'a status of 300 or more',
    () => ask(() => new Response(null, { status: 304 })),
    { name: 'ServerError', code: 'SERVER', shortMessage: 'Response not successful: Received status code 304' },
  ],
  [
    'a body that nobody can read',
    () => ask(() => new Response('<html>')),
    { name: 'ServerParseError', code: 'SERVER_PARSE' },
  ],
  [
    'a response without data and errors names the query',
    () => ask(() => json({})),
    { code: 'MISSING_DATA', shortMessage: "Server response was missing for query 'Product'" },
  ],
  [
    'errors of GraphQL and of the network are one error',
    () => ask(() => json({ errors: [{ message: 'One' }, { message: 'Two' }] }, 502)),
    { code: 'SERVER', status: 502, errors: [{ message: 'One' }, { message: 'Two' }] },
  ],
  [
    'several errors of GraphQL are one error',
    () => ask(() => json({ errors: [{ message: 'One' }, { message: 'Two' }] })),
    { code: 'GRAPHQL', shortMessage: 'One; Two' },
  ],
  [
    'the auth service is not reached, and the shopper stays a visitor',
    () => auth({ refresh: offline }).refresh('r0'),
    { kind: 'unreachable', error: { code: 'NETWORK' } },
  ],
  [
    'the auth service says what nobody can read, and the shopper stays a visitor',
    () => auth({ refresh: () => new Response('<html>') }).refresh('r0'),
    { kind: 'unreachable', error: { code: 'SERVER_PARSE' } },
  ],
  [
    'a challenge is not signed, which is no wrong password',
    () => auth({ sign: () => new Response('', { status: 500 }) }).login(anna),
    { kind: 'unreachable', error: { code: 'SERVER', status: 500 } },
  ],
  ['an empty cart response is asked for again', cartAfterAnEmptyResponse, { id: 'c1' }],
  [
    'a click is not counted, which is logged and nothing else',
    reportsOfALostClick,
    [['An error occured in trackClick']],
  ],
  [
    'a discount out of range',
    () => [salesType(101), salesType(-1)],
    ['Invalid discount percentage', 'Invalid discount percentage'],
  ],
];

describe('what goes wrong is told apart:', () => {
  it.each(catalogue)('%s', async (_line, say, said) => {
    expect(await say()).toMatchObject(said as object); // an object, a list, or a matcher of one
  });
});

async function changeWithWrongPassword(): Promise<unknown> {
  const session = createAuthSession({
    auth: auth({ submit: refused }),
    storage: memoryStorage(JSON.stringify({ refreshToken: 'r0', username: anna.username, remember: true })),
    scheduler: { after: () => () => {} },
    clock: { now: () => 0 },
  });
  await session.start();
  expect(session.state).toMatchObject({ status: 'signed-in' });
  const result = await session.changePassword({ password: 'wrong', newPassword: 'torg-demo-3' });
  return [result, session.state];
}

function cartAfterAnEmptyResponse(): Promise<unknown> {
  const answers = [null, cartAnswer];
  const client = answering(() => json({ data: { getCart: answers.shift() } }));
  return fetchCart(client, { cartId: 'c1' }, { wait: async () => {} });
}

async function reportsOfALostClick(): Promise<unknown> {
  const reports: unknown[] = [];
  const provider = createClickCollectSearch({
    endpoint: 'https://search.test/serve/',
    websiteUuid: 'site',
    keys: { search: 's', page: 'p', recommendations: 'r' },
    trackingUserId: () => null,
    report: (message) => reports.push([message]),
    fetch: offline,
  });
  await provider.trackClick('code');
  return reports;
}
