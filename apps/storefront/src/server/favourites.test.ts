import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieJar } from './testing/cookie-jar.ts';
import { openShop } from './testing/open-shop.ts';

const norway = 'nb.localhost:3000';
let shop: Awaited<ReturnType<typeof openShop>>;
let cookie: string;
let productId: string;

beforeAll(async () => {
  shop = await openShop();
  const fields = { firstName: 'Elsa', lastName: 'Berg', password: 'mitt-lösen', repeated: 'mitt-lösen' };
  const body = new URLSearchParams({
    form: 'register',
    customerType: 'PERSON',
    email: 'favourite@torg.example',
    ...fields,
  });
  cookie = cookieJar(await shop.ask('/account/create', { method: 'POST', body }));
  const news = await (await shop.ask('/nyheter')).text();
  productId = /data-favourite="(\d+)"/.exec(news)?.[1] ?? expect.unreachable('no heart');
});

afterAll(() => shop.close());

const read = async (path: string, host?: string) => {
  const answer = await shop.ask(path, { headers: { cookie } }, host);
  const html = await answer.text();
  return { status: answer.status, html, main: /<main[^]*<\/main>/.exec(html)?.[0] ?? '' };
};

const send = (fields: Record<string, string>, { path = '/favoriter', as = cookie } = {}) =>
  shop.ask(path, {
    method: 'POST',
    body: new URLSearchParams({ form: 'favourites', ...fields }),
    headers: { cookie: as },
  });

describe('favourites of a customer without script', () => {
  it('come with the page, lie in lists, and leave them', async () => {
    const made = await send({ what: 'create', name: 'Julklappar', products: productId });
    const address = made.headers.get('location') ?? '';
    expect([made.status, address]).toEqual([303, expect.stringMatching(/^\/favoriter\?list=[\w-]{36}$/)]);
    const page = await read(address);
    expect(page.main).toMatch(/<h1[^>]*>Julklappar<\/h1>/);
    expect(page.main.match(/<article/g)).toHaveLength(1);
    // The way to a new list stands beside what can be done with this one, below the way to the other pages of a customer.
    expect(page.main).toMatch(/Ny lista<\/summary>[^]*?<\/details><details[^>]*><summary[^>]*>Dela/);
    expect(page.main).toMatch(/<nav aria-label="Mina sidor">[^]*aria-current="page"[^>]*>Favoriter<[^]*<h1/);
    const list = address.split('=')[1] ?? '';
    const taken = await send({ what: 'take', list, products: productId }, { path: address });
    expect(await taken.text()).toContain('Listan är tom');
    expect((await read('/favoriter')).main.match(/<article/g)).toHaveLength(1);
    expect((await read('/favoritter', norway)).main).toContain('Favoritter');
    expect((await send({ what: 'end', list })).headers.get('location')).toBe('/favoriter');
    const unmarked = await send({ what: 'unmark', products: productId });
    expect(await unmarked.text()).toContain('Du har inga favoriter än');
    const empty = await read('/favoriter');
    expect(empty.main).toContain('Mest köpt just nu');
    // Nothing of it has to be rendered again in the browser.
    expect(empty.html).not.toContain('<!--$!-->');
  });

  it('are put in the cart at once, those that need no choice, and say so where there is none', async () => {
    const { html } = await read('/s/mugg');
    const products = [...html.matchAll(/data-favourite="(\d+)"/g)].map(([, id]) => id).join();
    await send({ what: 'create', name: 'Muggar', products });
    const buy = (ids: string) => send({ form: 'buy-favourites', products: ids });
    const bought = await buy(products);
    expect([bought.status, bought.headers.get('location')]).toEqual([303, '/varukorg']);
    const cart = await shop.ask('/varukorg', { headers: { cookie: `${cookie}; ${cookieJar(bought)}` } });
    const lines = (await cart.text()).match(/name="form" value="cart-removal"/g) ?? [];
    expect(lines.length).toBeGreaterThan(1);
    expect((await buy('')).status).toBe(422);
  });

  it('ask for a name, and for an account where nobody is signed in', async () => {
    expect((await send({ what: 'create', name: ' ' })).status).toBe(422);
    const answer = await send({ what: 'create', name: 'Mamma' }, { as: '' });
    expect([answer.status, answer.headers.get('location')]).toEqual([422, null]);
  });

  it('are on no page that a cache keeps', async () => {
    const answer = await shop.ask('/favoriter', { headers: { cookie } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a list that is shared', () => {
  it('is read by anybody, copied by a customer, and changed by its owner alone', async () => {
    const made = await send({ what: 'create', name: 'Önskelista', products: productId });
    const own = made.headers.get('location') ?? '';
    const list = own.split('=')[1] ?? '';
    const shared = await (await send({ what: 'share', list }, { path: own })).text();
    const link = /\/favoriter\/delad\?list=[\w-]+/.exec(shared)?.[0] ?? expect.unreachable('no link');
    const seen = await (await shop.ask(link)).text();
    expect(seen).toMatch(/<h1[^>]*>Önskelista<\/h1>/);
    expect(seen).toContain('<meta name="robots" content="noindex">');
    expect(seen).not.toContain('Elsa');
    const key = link.split('=')[1] ?? '';
    await send({ what: 'end', list: key }, { path: link });
    expect((await shop.ask(link)).status).toBe(200);
    await send({ what: 'unshare', list }, { path: own });
    const gone = await shop.ask(link);
    expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('Listan delas inte längre')]);
  });

  it('may hold its products in the link, in both languages, and what nobody can read is none', async () => {
    const seen = await (await shop.ask(`/favoritter/delt?products=${productId},x`, {}, norway)).text();
    expect(seen).toMatch(/<h1[^>]*>Delt liste<\/h1>/);
    expect((await shop.ask('/favoriter/delad?products=x')).status).toBe(404);
  });
});
