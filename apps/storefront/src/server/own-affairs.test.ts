import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twoMugs } from './testing/buy-two-mugs.ts';
import { borrowedToken } from './testing/borrowed-token.ts';
import { testApiKey } from './testing/demo-api-options.ts';
import { cookieJar } from './testing/cookie-jar.ts';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { openShop } from './testing/open-shop.ts';
import { clientWith, orderMugsWith } from './testing/order-mugs-with.ts';

const norway = 'nb.localhost:3000';
const settings = '/mina-sidor/installningar';
const balance = '/mina-sidor/saldo';
const file = '/account/my-data.json';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605 Version/19.1 Mobile/1 Safari/604.1';
const password = 'mitt-lösen';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => void (shop = await openShop({ openApi: () => openEmbeddedApi({ outbox: true }) })));
afterAll(() => shop.close());

async function register(email: string, host?: string): Promise<string> {
  const fields = { form: 'register', customerType: 'PERSON', firstName: 'Elsa', lastName: 'Berg', email };
  const body = new URLSearchParams({ ...fields, password, repeated: password });
  return cookieJar(
    await shop.ask('/account/create', { method: 'POST', body, headers: { 'user-agent': firefox } }, host),
  );
}

async function signIn(email: string, agent: string): Promise<string> {
  const body = new URLSearchParams({ form: 'sign-in', email, password });
  return cookieJar(await shop.ask('/account', { method: 'POST', body, headers: { 'user-agent': agent } }));
}

const open = (path: string, cookie: string, host?: string) => shop.ask(path, { headers: { cookie } }, host);
const read = async (path: string, cookie: string, host?: string) => (await open(path, cookie, host)).text();
const send = (path: string, cookie: string, fields: Record<string, string>, host?: string) =>
  shop.ask(path, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) }, host);

describe('the devices that are signed in', () => {
  it('are told by browser and system, and signed out one by one', async () => {
    const here = await register('devices@torg.example');
    const lost = await signIn('devices@torg.example', iphone);
    const page = await read(settings, here);
    expect(page).toContain('Firefox på Linux');
    expect(page.replaceAll('<!-- -->', '')).toMatch(
      /Senast använd 21 november 2026 kl\. [\d:]{5} · inloggad 21 november/,
    );
    expect(page).toContain('Safari på iPhone');
    const device =
      /<input[^>]*name="device" value="([^"]+)"[^>]*>(?:(?!<\/form>)[^])*Safari på iPhone/.exec(page)?.[1] ?? '';
    expect((await send(settings, here, { form: 'sign-out-device', device })).status).toBe(200);
    expect(await read(settings, here)).not.toContain('Safari på iPhone');
    expect((await open(settings, lost)).status).toBe(302);
  });

  it('are all signed out but this one, or all of them', async () => {
    const here = await register('everywhere@torg.example');
    const lost = await signIn('everywhere@torg.example', iphone);
    const others = await send(settings, here, { form: 'sign-out-everywhere', which: 'others' });
    expect(await others.text()).toContain('En annan enhet är utloggad.');
    expect([(await open(settings, lost)).status, (await open(settings, here)).status]).toEqual([302, 200]);
    const all = await send(settings, here, { form: 'sign-out-everywhere', which: 'all' });
    const farewell = all.headers.get('location') ?? '';
    expect([all.status, farewell]).toEqual([303, '/account?left=everywhere']);
    expect(await (await shop.ask(farewell)).text()).toContain('Du är utloggad på alla enheter.');
    expect(cookieJar(all)).toBe('');
    expect((await open(settings, here)).status).toBe(302);
  });

  it('are signed out by no form of another site', async () => {
    const here = await register('foreign@torg.example');
    for (const form of ['sign-out-everywhere', 'delete-account', 'profile', 'cancel-order']) {
      const body = new URLSearchParams({ form, which: 'all', step: 'confirm', meant: 'on' });
      const headers = { cookie: here, origin: 'https://evil.example' };
      expect((await shop.ask(settings, { method: 'POST', headers, body })).status).toBe(403);
    }
    expect((await open(settings, here)).status).toBe(200);
  });
});

describe('what the shop knows of a customer', () => {
  it('is theirs as a file, for no cache, and holds no secret', async () => {
    const cookie = await register('export@torg.example');
    const answer = await open(file, cookie);
    expect(answer.headers.get('content-disposition')).toMatch(/filename="mina-uppgifter-2026-\d\d-\d\d\.json"$/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      amounts: 'minor units, hundredths of the currency',
      profile: { email: 'export@torg.example', firstName: 'Elsa' },
      ...{ orders: [], balanceEntries: [], boughtGiftCards: [], stockNotices: [] },
      signedInDevices: [{ isThis: true, agent: firefox }],
    });
    expect(text).not.toContain(password);
    for (const [, value = ''] of cookie.matchAll(/=([^;]{20,})/g)) expect(text).not.toContain(value);
  });

  it('tells when they ordered, and how and where to it came', async () => {
    const cookie = await register('export-order@torg.example');
    await orderMugsWith(clientWith(shop, cookie));
    const [order, ...more] = JSON.parse(await read(file, cookie)).orders;
    expect(more).toEqual([]);
    expect(order.agreed).toMatchObject({ placedAt: order.createdAt, shippingName: 'Ombud nära dig' });
    expect(order.agreed.pickupPoint).toMatch(/^Kvarterslivs, /);
    expect(order.agreed.deliveryTime).not.toBe('');
  });

  it('is nobody else’s: a visitor is led to sign in, and who acts as a customer gets nothing', async () => {
    const visitor = await open(file, '');
    expect([visitor.status, visitor.headers.get('location')]).toEqual([
      303,
      `/?action=login&returnTo=${encodeURIComponent(settings)}`,
    ]);
    const acting = cookieJar(await shop.ask(`/account?loginToken=${borrowedToken()}`));
    expect((await open(file, acting)).status).toBe(403);
    expect(await read(settings, acting)).not.toContain(file);
  });
});

describe('what a customer made for themselves', () => {
  async function query(path: string, cookie: string, text: string, variables: object = {}) {
    const json = { accept: 'application/json', 'content-type': 'application/json' };
    const headers = { ...json, cookie, origin: 'http://localhost:3000', 'x-apikey': testApiKey };
    const body = JSON.stringify({ query: text, variables });
    return (await (await shop.ask(path, { method: 'POST', headers, body })).json()).data;
  }
  const fileOf = async (cookie: string) => JSON.parse(await read(file, cookie));

  it('is in their file and in no other’s: carts by name, favourites and lists, with the names of the goods', async () => {
    const [gun, leo] = [await register('gun-made@torg.example'), await register('leo-made@torg.example')];
    const { products } = await query(
      '/graphql',
      '',
      '{ products(take: 50) { products { productId name skus { skuId stock { totalStock } } } } }',
    );
    const sold = products.products.find(({ skus }: { skus: { stock: { totalStock: number } }[] }) =>
      skus.some(({ stock }) => stock.totalStock > 2),
    );
    const { skuId } = sold.skus.find(({ stock }: { stock: { totalStock: number } }) => stock.totalStock > 2);
    const cartId = (await query('/graphql', '', '{ getCart { id } }')).getCart.id;
    const add =
      'mutation($id: String!, $skuId: Int!) { addToCart(id: $id, item: { skuId: $skuId, quantity: 2 }) { id } }';
    await query('/graphql', '', add, { id: cartId, skuId });
    const save = 'mutation($cartId: String!) { saveCart(id: "own", name: "Kontoret", cartId: $cartId) { id } }';
    await query('/extensions/graphql', gun, save, { cartId });
    const mark = `mutation($add: [Int!]!) {
      changeFavourites(changes: { lists: [{ id: "own", name: "Jul", add: $add, isShared: true }] }) { productIds } }`;
    await query('/extensions/graphql', gun, mark, { add: [sold.productId] });
    const goods = [{ productId: sold.productId, productName: sold.name }];
    const data = await fileOf(gun);
    expect([data.savedCarts, data.favourites, data.favouriteLists]).toEqual([
      [
        {
          name: 'Kontoret',
          savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          items: [expect.objectContaining({ skuId, quantity: 2, productName: expect.stringContaining(sold.name) })],
        },
      ],
      goods,
      [{ name: 'Jul', isShared: true, products: goods }],
    ]);
    expect(await fileOf(leo)).toMatchObject({
      savedCarts: [],
      favourites: [],
      favouriteLists: [],
      reviews: [],
      questions: [],
    });
  });

  it('is what they wrote about products and went back on, too', async () => {
    const gun = await register('gun-wrote@torg.example');
    const ask = (path: string, text: string, variables?: object) => query(path, gun, text, variables);
    const { products } = await ask('/graphql', '{ products(take: 1) { products { alias name } } }');
    const [{ alias, name }] = products.products;
    const review =
      'mutation($alias: String!) { postProductReview(alias: $alias, rating: 4, comment: "Fin.", author: "Gun") }';
    await ask('/graphql', review, { alias });
    const question = 'mutation($alias: String!) { askQuestion(alias: $alias, author: "Gun", text: "Tål den frost?") }';
    await ask('/extensions/graphql', question, { alias });
    const { publicId, skuId } = await orderMugsWith(clientWith(shop, gun));
    const withdraw = `mutation($id: String!, $withdrawal: WithdrawalInputType!) {
      withdrawFromPurchase(publicOrderId: $id, withdrawal: $withdrawal) { reference } }`;
    const withdrawal = { items: [{ skuId, quantity: 1 }] };
    const { withdrawFromPurchase } = await ask('/extensions/graphql', withdraw, { id: publicId, withdrawal });
    const data = await fileOf(gun);
    expect([data.reviews, data.questions]).toMatchObject([
      [{ productName: name, rating: 4, comment: 'Fin.', isPublished: false, reply: null }],
      [{ productName: name, text: 'Tål den frost?', answers: [] }],
    ]);
    expect(data.orders).toMatchObject([
      { publicId, withdrawals: [{ ...withdrawFromPurchase, items: [{ skuId, quantity: 1 }] }] },
    ]);
  });
});

describe('an account that its customer wants gone', () => {
  it.each([
    ['localhost:3000', settings, ['sju år', 'bokföringslagen'], 'Ditt konto är borttaget'],
    [norway, '/min-konto/innstillinger', ['fem år', 'bokføringsloven'], 'Kontoen din er slettet'],
  ])('on %s is gone in two steps, once it is said what is kept and why', async (host, path, reasons, words) => {
    const email = `gone-${host.length}@torg.example`;
    const cookie = await register(email, host);
    const review = await send(path, cookie, { form: 'delete-account', step: 'review' }, host);
    const page = await review.text();
    for (const reason of reasons) expect(page).toContain(reason);
    const kept = await (await send(path, cookie, { form: 'delete-account', step: 'keep' }, host)).text();
    for (const reason of reasons) expect(kept).not.toContain(reason);
    // Nothing is gone yet, and nothing goes without the word that it is meant.
    const unmeant = await send(path, cookie, { form: 'delete-account', step: 'confirm' }, host);
    expect(unmeant.status).toBe(422);
    expect((await open(path, cookie, host)).status).toBe(200);
    const gone = await send(path, cookie, { form: 'delete-account', step: 'confirm', meant: 'on' }, host);
    expect([gone.status, gone.headers.get('location'), cookieJar(gone)]).toEqual([303, '/account?deleted=1', '']);
    expect(await read('/account?deleted=1', '', host)).toContain(words);
    expect((await open(path, cookie, host)).status).toBe(302);
    const body = new URLSearchParams({ form: 'sign-in', email, password });
    expect((await shop.ask('/account', { method: 'POST', body }, host)).status).toBe(422);
  });

  it('is not gone for someone of the shop who acts as them', async () => {
    const acting = cookieJar(await shop.ask(`/account?loginToken=${borrowedToken()}`));
    const answer = await send(settings, acting, { form: 'delete-account', step: 'confirm', meant: 'on' });
    expect(answer.status).toBe(422);
    expect((await open(settings, acting)).status).toBe(200);
  });
});

it('a balance is shown with its ledger, which is empty at first', async () => {
  const page = await read(balance, await register('balance@torg.example'));
  expect(page).toContain('Ett saldo är pengar att handla för hos oss.');
  expect(page).toContain('Du har inget saldo.');
  expect(page).toContain('Inget har hänt på ditt saldo än.');
});

it('goods that a customer waits for are listed until they wait no more', async () => {
  const cookie = await register('waits@torg.example');
  const page = await read(settings, cookie);
  expect(page).toContain('Du väntar inte på någon vara.');
  const unknown = await send(settings, cookie, { form: 'end-stock-notice', notice: '99' });
  expect(unknown.status).toBe(200);
  expect((await send(settings, cookie, { form: 'end-stock-notice', notice: 'x' })).status).toBe(200);
});

describe('carts that are kept by name', () => {
  const saved = '/mina-sidor/sparade-varukorgar';

  it('take the place of the cart in hand, which is kept and told of without script', async () => {
    const customer = await register('carts@torg.example');
    const { cartId } = await twoMugs(clientWith(shop, customer));
    const cookie = `${customer}; torg-cart=${cartId}`;
    for (const name of ['Kontoret', 'Kontoret']) await send(saved, cookie, { form: 'saved-carts', what: 'save', name });
    const page = await read(saved, cookie);
    expect(page).toContain('Kontoret (2)</h2>');
    const [, id = ''] = /<input[^>]*name="id" value="([^"]+)"/.exec(page) ?? [];
    const html = await (await send(saved, cookie, { form: 'saved-carts', what: 'replace', id })).text();
    expect(html).toContain('Det som låg i varukorgen är sparat här som Före Kontoret');
    expect(html).toMatch(/Före Kontoret( \(2\))?<\/h2>/);
  });
});
