import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EmbeddedApi } from './embedded-api.ts';
import { testApiKey } from './testing/demo-api-options.ts';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
let api: EmbeddedApi;

beforeAll(async () => {
  api = await openEmbeddedApi();
  shop = await openShop({ openApi: async () => api });
});

afterAll(() => shop.close());

const path = '/pp/presentaskar/frukostset-strand-tva-personer';

/** Sends the form of the page, as a browser without script does. */
function send(fields: Record<string, string>) {
  const body = new URLSearchParams({ form: 'package', alias: 'frukostset-strand-tva-personer', change: '', ...fields });
  return shop.ask(path, { method: 'POST', body, headers: { origin: 'http://localhost:3000' } });
}

/** What is picked in the page, by field. */
function pickedIn(html: string): Record<string, string> {
  const picked = [...html.matchAll(/<input[^>]*name="(g\d+)" checked="" value="(\d+)"/g)];
  return Object.fromEntries(picked.map(([, name = '', value = '']) => [name, value]));
}

it('the page of a package comes with its defaults, and what they come to', async () => {
  const answer = await shop.ask(path);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('href="http://nb.localhost:3000/pp/');
  expect(html).toContain('Två muggar i samma färg');
  expect(html).toContain('href="/p/muggar/mugg-strand-kritvit"');
  expect(Object.keys(pickedIn(html))).toHaveLength(3);
  expect(html).toMatch(/Paketpris.*949/);
  expect(html).not.toContain('Den här produkten säljs inte här just nu.');
});

it('an address opens what was picked in it, and says what is sold no more', async () => {
  const first = pickedIn(await (await shop.ask(path)).text());
  const [field = '', value = ''] = Object.entries(first)[0] ?? [];
  const other = { ...first, [field]: String(Number(value) + 1) };
  const html = await (await shop.ask(`${path}?${new URLSearchParams(other)}`)).text();
  expect(pickedIn(html)).toEqual(other);
  const gone = await (await shop.ask(`${path}?${new URLSearchParams({ ...first, [field]: '999999' })}`)).text();
  expect(gone).toContain('Det du hade valt säljs inte längre');
  expect(Object.keys(pickedIn(gone))).toHaveLength(2);
});

it('without script it is put in the cart, or comes back with what was picked and what is missing', async () => {
  const picked = pickedIn(await (await shop.ask(path)).text());
  const [missing = '', ...others] = Object.keys(picked);
  const some = Object.fromEntries(others.map((name) => [name, picked[name] ?? '']));
  const refused = await send(some);
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(html).toContain('Välj ett alternativ: Muggar');
  expect(pickedIn(html)).toEqual(some);
  expect(pickedIn(html)).not.toHaveProperty(missing);
  const bought = await send(picked);
  expect(bought.status).toBe(303);
  expect(bought.headers.get('location')).toMatch(/^\/varukorg\?added=package-\d+-1$/);
  const three = await send({ ...picked, quantity: '3' });
  expect(three.headers.get('location')).toMatch(/^\/varukorg\?added=package-\d+-3$/);
  const cookie = /torg-cart=[^;]+/.exec(three.headers.get('set-cookie') ?? '')?.[0] ?? '';
  // Three of 949 kr.
  expect(await (await shop.ask('/varukorg', { headers: { cookie } })).text()).toMatch(/2\s847\skr/);
  expect((await send({ ...picked, quantity: '1.5' })).status).toBe(422);
});

/** Asks the API beside the pages, as another channel does. */
async function askApi(query: string, variables: object) {
  const headers = { 'content-type': 'application/json', 'x-apikey': testApiKey };
  const body = JSON.stringify({ query, variables });
  const answer = await api.fetch(new Request('http://localhost:3000/graphql', { method: 'POST', headers, body }));
  return (await answer.json()).data;
}

/** Another customer orders all that there is of a product. */
async function buyAllOf(alias: string): Promise<void> {
  const { product, getCart } = await askApi(
    'query($alias: String!) { product(alias: $alias) { skus { skuId stock { totalStock } } } getCart { id } }',
    { alias },
  );
  const [{ skuId, stock }] = product.skus;
  const billingAddress = {
    firstName: 'Maja',
    lastName: 'Lind',
    addressLine1: 'Storgatan 1',
    zip: '111 22',
    city: 'Ort',
  };
  const checkout = {
    ...{ email: 'maja@torg.example', customerType: 'PERSON', billingAddress, acceptedConsents: ['terms'] },
    ...{ shippingId: 1, pickupPoint: 'SE-11122-1' },
  };
  const cart = { id: getCart.id, item: { skuId, quantity: stock.totalStock } };
  await askApi('mutation($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }', cart);
  const opened = await askApi(
    `mutation($id: String!, $checkout: CheckoutInputType) {
      createOrUpdateCheckout(cartId: $id, checkout: $checkout) { paymentOptions { id checkoutType } }
    }`,
    { id: getCart.id, checkout },
  );
  const options: { id: number; checkoutType: string }[] = opened.createOrUpdateCheckout.paymentOptions;
  // So much is sent on no bill.
  const paymentId = options.find(({ checkoutType }) => checkoutType === 'GEINS_PAY')?.id;
  const placed = await askApi(
    'mutation($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { orderId } }',
    { id: getCart.id, checkout: { ...checkout, paymentId } },
  );
  expect(placed.placeOrder.orderId).toBeTruthy();
}

it('an option that is sold out while a package is put together is refused at its group, and nothing else is lost', async () => {
  const picked = pickedIn(await (await shop.ask(path)).text());
  const [mugs = ''] = Object.keys(picked);
  await buyAllOf('mugg-strand-kritvit');
  const refused = await send({ ...picked, quantity: '2' });
  const html = await refused.text();
  expect(refused.status).toBe(422);
  expect(html).toContain('Mugg Strand, kritvit är slut. Välj något annat.');
  const kept = Object.fromEntries(Object.entries(picked).filter(([name]) => name !== mugs));
  expect(pickedIn(html)).toMatchObject(kept);
  expect(html).toMatch(/name="quantity"[^>]*value="2"|value="2"[^>]*name="quantity"/);
  const [another = ''] = [...html.matchAll(new RegExp(`name="${mugs}" value="(\\d+)"`, 'g'))].map(([, value]) => value);
  expect((await send({ ...picked, [mugs]: another })).status).toBe(303);
});

it.each([
  ['/p/presentaskar/frukostset-strand-tva-personer', '/pp/presentaskar/frukostset-strand-tva-personer'],
  ['/pp/frukostset-strand-tva-personer?x=1', '/pp/presentaskar/frukostset-strand-tva-personer?x=1'],
  ['/product/frukostset-strand-tva-personer', '/pp/presentaskar/frukostset-strand-tva-personer'],
  ['/pp/mugg-strand-kritvit', '/p/muggar/mugg-strand-kritvit'],
])('%s leads to %s, where the package or product stands', async (path, location) => {
  const answer = await shop.ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
});
