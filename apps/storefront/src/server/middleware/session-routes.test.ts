import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedApi as Api } from '../embedded-api.ts';
import { openShop } from '../testing/open-shop.ts';

const passOn = (request: Request, api: Api) => api.fetch(request);
let behaviour = passOn;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop({ between: (request, api) => behaviour(request, api) });
});

afterEach(() => {
  behaviour = passOn;
});

afterAll(() => shop.close());

describe('signing in', () => {
  const origin = 'http://localhost:3000';
  const signIn = (password: string, from = origin, headers: Record<string, string> = {}) =>
    shop.ask('/session', {
      method: 'POST',
      body: JSON.stringify({ email: 'anna@torg.example', password, remember: false }),
      headers: { origin: from, 'content-type': 'application/json', ...headers },
    });

  it('keeps the tokens where no script reads them', async () => {
    const answer = await signIn('torg-demo-1');
    expect(await answer.json()).toMatchObject({ kind: 'signed-in', user: { firstName: 'Anna' } });
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(cookies[1]).toContain('Max-Age=1800');
  });

  it('goes on from the refresh token alone, and two tabs at once do not end it', async () => {
    const cookies = (await signIn('torg-demo-1')).headers.getSetCookie();
    const cookie = cookies[1]?.split(';')[0] ?? '';
    const answers = await Promise.all([0, 1].map(() => shop.ask('/session', { headers: { cookie } })));
    answers.push(await shop.ask('/session', { headers: { cookie } }));
    for (const answer of answers) expect(await answer.json()).toMatchObject({ kind: 'signed-in' });
  });

  it('begins a session of its own, whatever tokens somebody planted before', async () => {
    const planted = (await signIn('torg-demo-1')).headers.getSetCookie()[1]?.split(';')[0] ?? '';
    const answer = await signIn('torg-demo-1', origin, { cookie: `torg-auth=planted; ${planted}` });
    const [access, refresh] = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    expect(access).not.toBe('torg-auth=planted');
    expect(refresh).toMatch(/^torg-auth-refresh=s./);
    expect(refresh).not.toBe(planted);
  });

  it('refuses a wrong password, and requests from elsewhere', async () => {
    expect((await signIn('wrong')).status).toBe(401);
    expect((await signIn('torg-demo-1', 'https://elsewhere.example')).status).toBe(403);
  });

  it('tells the auth service where the visitor comes from, not what the visitor says of it', async () => {
    const told = new Set<string | null>();
    const noting = (request: Request, api: Api) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/login')) told.add(request.headers.get('x-forwarded-for'));
      return api.fetch(request);
    };
    behaviour = noting;
    await signIn('torg-demo-1', origin, { 'x-forwarded-for': '9.9.9.9' });
    // Here no connection was made, so there is no address to tell.
    expect([...told]).toEqual(['']);
  });

  it('ends no session because the auth service is out of reach', async () => {
    behaviour = async () => new Response('', { status: 503 });
    const answer = await shop.ask('/session', { headers: { cookie: 'torg-auth-refresh=rsomething' } });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([503, null]);
  });

  it('offers nobody to sign in whose session it could not ask for', async () => {
    behaviour = async () => new Response('', { status: 503 });
    const answer = await shop.ask('/account', { headers: { cookie: 'torg-auth-refresh=rsomething' } });
    expect([answer.status, (await answer.text()).includes('type="password"')]).toEqual([503, false]);
  });

  it('tells a tab that its session has ended, though it sends a token that was just exchanged', async () => {
    const old = (await signIn('torg-demo-1')).headers.getSetCookie()[1]?.split(';')[0] ?? '';
    const next = await shop.ask('/session', { headers: { cookie: old } });
    const cookie = next.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    await shop.ask('/session', { method: 'DELETE', headers: { cookie, origin } });
    const answer = await shop.ask('/session', { headers: { cookie: old } });
    expect(await answer.json()).toEqual({ kind: 'anonymous', hasEnded: true });
    const kept = answer.headers.getSetCookie().filter((set) => !set.includes('Max-Age=0'));
    expect(kept).toEqual([]);
  });

  it('exchanges a token once for 1,000 requests that come at once', async () => {
    const cookie = (await signIn('torg-demo-1')).headers.getSetCookie()[1]?.split(';')[0] ?? '';
    let exchanges = 0;
    behaviour = (request, api) => {
      if (request.method === 'GET' && request.url.endsWith('/login')) exchanges += 1;
      return api.fetch(request);
    };
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => shop.ask('/session', { headers: { cookie } })),
    );
    expect(exchanges).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.headers.getSetCookie().join())).size).toBe(1);
  });

  it('asks anew for a refresh that nobody answered, as soon as somebody comes back', async () => {
    const cookie = (await signIn('torg-demo-1')).headers.getSetCookie()[1]?.split(';')[0] ?? '';
    behaviour = async () => new Response('', { status: 503 });
    expect((await shop.ask('/session', { headers: { cookie } })).status).toBe(503);
    behaviour = passOn;
    const answer = await shop.ask('/session', { headers: { cookie } });
    expect(await answer.json()).toMatchObject({ kind: 'signed-in' });
  });

  it.each([
    'torg-auth=%E0%A4%A; torg-auth-refresh=%',
    'torg-auth-refresh=s%00',
    'torg-auth=%00.%00.%00',
    'torg-auth-refresh=zsomething',
    'torg-auth-refresh=s%C3%A5',
  ])('takes the session cookie %s for none, and clears it', async (cookie) => {
    const answer = await shop.ask('/session', { headers: { cookie } });
    expect(await answer.json()).toEqual({ kind: 'anonymous' });
    expect(answer.headers.getSetCookie().filter((cleared) => cleared.includes('Max-Age=0'))).toHaveLength(2);
    expect((await shop.ask('/', { headers: { cookie } })).status).toBe(200);
  });

  it('clears nothing of who has no session', async () => {
    const answer = await shop.ask('/session', { headers: { cookie: 'torg-auth-refresh=; other=torg-auth=1' } });
    expect([await answer.json(), answer.headers.getSetCookie()]).toEqual([{ kind: 'anonymous' }, []]);
  });
});
