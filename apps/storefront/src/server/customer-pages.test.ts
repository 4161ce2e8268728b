import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCustomer } from '@torg/merchant-api/settings';
import { borrowedToken } from './testing/borrowed-token.ts';
import { cookieJar } from './testing/cookie-jar.ts';
import { openShop } from './testing/open-shop.ts';

const norway = 'nb.localhost:3000';
let isAuthDown = false;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  const isAuth = (request: Request) => new URL(request.url).pathname.startsWith('/api/');
  shop = await openShop({
    between: async (request, api) =>
      isAuthDown && isAuth(request) ? new Response('', { status: 503 }) : api.fetch(request),
  });
});

afterAll(() => shop.close());

async function signIn(fields: Record<string, string> = {}, query = ''): Promise<Response> {
  const { email, password } = demoCustomer;
  const body = new URLSearchParams({ form: 'sign-in', email, password, ...fields });
  return shop.ask(`/account${query}`, { method: 'POST', body });
}

describe('a page for customers alone', () => {
  it.each([
    ['/mina-sidor/ordrar', 'localhost:3000', '/?action=login&returnTo=%2Fmina-sidor%2Fordrar'],
    [
      '/mina-sidor/saldo?a=%C3%A5&b=1',
      'localhost:3000',
      '/?action=login&returnTo=%2Fmina-sidor%2Fsaldo%3Fa%3D%25C3%25A5%26b%3D1',
    ],
    ['/min-konto/innstillinger', norway, '/?action=login&returnTo=%2Fmin-konto%2Finnstillinger'],
  ])('leads a visitor of %s on %s to sign in, for now', async (path, host, location) => {
    const answer = await shop.ask(path, {}, host);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('shows a customer their page, for no cache and no search engine', async () => {
    const cookie = cookieJar(await signIn());
    const answer = await shop.ask('/mina-sidor/installningar', { headers: { cookie } });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(html).toContain(demoCustomer.email);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('is kept by no proxy in between, whoever asks for it', async () => {
    const cookie = cookieJar(await signIn());
    for (const page of ['ordrar', 'installningar', 'adresser', 'saldo']) {
      for (const held of [cookie, '']) {
        const answer = await shop.ask(`/mina-sidor/${page}`, { headers: { cookie: held } });
        expect([page, answer.headers.get('cache-control')]).toEqual([page, 'private, no-store']);
        expect(answer.headers.get('etag')).toBeNull();
        if (held === '') expect(await answer.text()).not.toContain(demoCustomer.email);
      }
    }
  });

  it('goes on from the refresh token alone, and sends the new tokens along', async () => {
    const refresh = cookieJar(await signIn()).split('; ')[1] ?? '';
    const answer = await shop.ask('/mina-sidor/ordrar', { headers: { cookie: refresh } });
    expect(answer.status).toBe(200);
    expect(cookieJar(answer)).toMatch(/^torg-auth=[^;]+; torg-auth-refresh=s/);
  });

  it('signs nobody out because the auth service is out of reach', async () => {
    isAuthDown = true;
    const answer = await shop.ask('/mina-sidor/ordrar', { headers: { cookie: 'torg-auth-refresh=ssomething' } });
    isAuthDown = false;
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([503, null]);
  });
});

describe('a session that ended elsewhere', () => {
  it('is told of where its owner is asked to sign in again, once', async () => {
    const answer = await shop.ask('/mina-sidor/ordrar', { headers: { cookie: 'torg-auth-refresh=smade-up' } });
    const location = answer.headers.get('location') ?? '';
    expect(location).toBe('/?action=login&returnTo=%2Fmina-sidor%2Fordrar&ended=elsewhere');
    expect(answer.headers.getSetCookie()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^torg-auth-refresh=;/)]),
    );
    const said = 'Din session har avslutats.';
    expect(await (await shop.ask(location)).text()).toContain(said);
    expect(await (await shop.ask('/?action=login&returnTo=%2Fmina-sidor%2Fordrar')).text()).not.toContain(said);
  });
});

describe('signing in without script', () => {
  it('is asked for on the front page by a link that keeps the way back', async () => {
    const html = await (await shop.ask('/?action=login&returnTo=%2Fmina-sidor%2Fordrar')).text();
    const notice = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1];
    expect(notice).toContain('href="/account?returnTo=%2Fmina-sidor%2Fordrar"');
    const form = await (await shop.ask('/account?returnTo=%2Fmina-sidor%2Fordrar')).text();
    expect(form).toContain('action="/account?returnTo=%2Fmina-sidor%2Fordrar"');
  });

  it('says where one visitor was going, so that no proxy in between keeps it, and no other site is told', async () => {
    const header = async (path: string, name: string) => (await shop.ask(path)).headers.get(name);
    const asking = '/?action=login&returnTo=%2Fmina-sidor%2Fordrar%3Fkey%3Dhemlig';
    expect(await header(asking, 'cache-control')).toBe('private, no-store');
    expect(await header(asking, 'referrer-policy')).toBe('same-origin');
    expect(await header('/?action=logout', 'cache-control')).toContain('public');
  });

  it('is followed by a greeting, and asked for again where nobody is signed in', async () => {
    const cookie = cookieJar(await signIn());
    const [greeting, form] = await Promise.all([
      shop.ask('/account?signed-in=1', { headers: { cookie } }),
      shop.ask('/account?signed-in=1'),
    ]);
    const html = await greeting.text();
    expect(html).toMatch(/<h1[^>]*>Hej[^<]* Anna/);
    expect(html).not.toContain('name="password"');
    expect(greeting.headers.get('cache-control')).toBe('private, no-store');
    expect(await form.text()).toContain('name="password"');
  });

  it('leads back to the page that asked for it, also after a wrong password', async () => {
    const asked = '?returnTo=%2Fmina-sidor%2Fordrar';
    const right = await signIn({}, asked);
    expect([right.status, right.headers.get('location')]).toEqual([303, '/mina-sidor/ordrar']);
    const wrong = await signIn({ password: 'wrong' }, asked);
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('action="/account?returnTo=%2Fmina-sidor%2Fordrar"');
    expect(html).toMatch(new RegExp(`name="email"[^>]*value="${demoCustomer.email}"`));
    expect(html).not.toContain('value="wrong"');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])('never leads to %s', async (returnTo) => {
    expect((await signIn({}, `?${new URLSearchParams({ returnTo })}`)).headers.get('location')).toBe(
      '/account?signed-in=1',
    );
    const query = new URLSearchParams({ action: 'login', returnTo });
    const html = await (await shop.ask(`/?${query}`)).text();
    expect(html).toContain('href="/account"');
    expect(html).not.toMatch(/(href|action)="(https?:)?[/\\]{2}[^"]*evil\.example/);
  });
});

describe('the token of someone of the shop', () => {
  const open = (path: string, token: string, cookie = '') =>
    shop.ask(`${path}${path.includes('?') ? '&' : '?'}loginToken=${token}`, { headers: { cookie } });

  it('is exchanged once for a cookie that no script reads, and leaves the address', async () => {
    const answer = await open('/mina-sidor/saldo?a=1', borrowedToken());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/mina-sidor/saldo?a=1']);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^torg-auth=[\w.-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/),
      'torg-auth-refresh=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      expect.stringMatching(/^torg-customer-type=PERSON; /),
      'torg-cart=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
    const session = await shop.ask('/session', { headers: { cookie: cookieJar(answer) } });
    expect(await session.json()).toMatchObject({ user: { email: demoCustomer.email, spoofedBy: 'Ragna' } });
  });

  it('leads from the account to the orders, and from elsewhere where the address says, within the shop', async () => {
    const token = borrowedToken();
    const placeOf = async (path: string) => (await open(path, token)).headers.get('location');
    expect(await placeOf('/account')).toBe('/mina-sidor/ordrar');
    expect(await placeOf('/preview-widgets?redirect=/c/koket')).toBe('/c/koket');
    expect(await placeOf('/preview-widgets?redirect=https://evil.example')).toBe('/');
    expect(await placeOf('//evil.example/')).toBe('/evil.example');
  });

  it('lets an editor see what is not published, who is no customer', async () => {
    const cookie = cookieJar(await open('/preview-widgets', borrowedToken({ Preview: true, sid: '0' })));
    expect(cookie).toMatch(/^torg-auth=[^;]+$/);
    const session = await shop.ask('/session', { headers: { cookie } });
    expect(await session.json()).toEqual({ kind: 'anonymous' });
  });

  it('ends the session before it', async () => {
    const before = cookieJar(await signIn());
    await open('/account', borrowedToken(), before);
    const refresh = before.split('; ')[1] ?? '';
    const session = await shop.ask('/session', { headers: { cookie: refresh } });
    expect(await session.json()).toEqual({ kind: 'anonymous', hasEnded: true });
  });

  it.each([
    ['is forged', borrowedToken({}, 'another secret')],
    ['is forged to preview', borrowedToken({ Preview: true, sid: '0' }, 'another secret')],
    ['is over', borrowedToken({ exp: 1 })],
    ['is a customer’s own', borrowedToken({ SpoofedBy: undefined })],
    ['is too long', borrowedToken({ note: 'x'.repeat(4000) })],
    ['is no token', 'x'],
    ['is empty', ''],
  ])('changes nothing where it %s, and leaves the address too', async (_why, token) => {
    const answer = await open('/mina-sidor/ordrar', token, 'torg-cart=my-own-cart');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/mina-sidor/ordrar']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
