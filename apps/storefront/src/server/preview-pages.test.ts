import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoCustomer, demoEditor } from '@torg/merchant-api/settings';
import type { EmbeddedApi as Api } from './embedded-api.ts';
import { borrowedToken } from './testing/borrowed-token.ts';
import { cookieJar } from './testing/cookie-jar.ts';
import { openShop } from './testing/open-shop.ts';

const norway = 'nb.localhost:3000';
const draft = '/exempel-pa-innehall';
const token = borrowedToken({ Preview: true, sid: '0' });

const passOn = (request: Request, api: Api) => api.fetch(request);
let behaviour = passOn;
let shop: Awaited<ReturnType<typeof openShop>>;
let preview = '';

beforeAll(async () => {
  shop = await openShop({ between: (request, api) => behaviour(request, api) });
  preview = cookieJar(await shop.ask(`/preview-widgets?loginToken=${token}`));
});

afterEach(() => {
  behaviour = passOn;
});

afterAll(() => shop.close());

/** An API that knows its editor as a customer, and shows them no drafts. */
async function withoutDrafts(request: Request, api: Api): Promise<Response> {
  const asked = request.clone();
  if ((await request.text()).includes('"preview":true')) asked.headers.delete('authorization');
  return api.fetch(asked);
}

const open = (path: string, cookie = preview, host?: string) => shop.ask(path, { headers: { cookie } }, host);
const read = async (path: string, cookie = preview, host?: string) => (await open(path, cookie, host)).text();

async function post(fields: Record<string, string>, cookie = '', path = '/account'): Promise<Response> {
  return shop.ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } });
}

const signIn = async ({ email, password }: { email: string; password: string }) =>
  cookieJar(await post({ form: 'sign-in', email, password }));

describe('the page for previews', () => {
  it('shows the front page as its editor prepares it, and says whose preview it is', async () => {
    const html = await read('/preview-widgets');
    expect(html.match(/<h1[ >].*?<\/h1>/g)).toEqual([expect.stringContaining('Nytt år, nya vanor')]);
    expect(html).toContain('Ragna förhandsgranskar butiken');
    expect(await read('/preview-widgets', preview, norway)).toContain('Nytt år, nye vaner');
  });

  it.each([
    ['alias=exempel-pa-innehall', 'Rich text'],
    ['alias=exempel-pa-innehall&displaySetting=mobile&customerType=ORGANIZATION', 'Rich text'],
    ['family=Frontpage&areaName=The+front+page+area', 'Nytt år, nya vanor'],
  ])('shows what %s names', async (query, heading) => {
    expect(await read(`/preview-widgets?${query}`)).toContain(heading);
  });

  it.each(['alias=finns-inte', 'family=Frontpage&areaName=Nowhere'])(
    'is missing where %s names nothing',
    async (query) => {
      expect((await open(`/preview-widgets?${query}`)).status).toBe(404);
    },
  );

  it.each([
    ['/kopvillkor?a=1', '/kopvillkor?a=1'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
  ])('leads on to %s within the shop alone', async (redirect, location) => {
    const answer = await open(`/preview-widgets?${new URLSearchParams({ redirect })}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
  });

  it('asks a visitor to sign in, and leads them back', async () => {
    const [status, location] = await shop.ledTo('/preview-widgets?alias=om-oss');
    expect([status, location]).toEqual([302, '/?action=login&returnTo=%2Fpreview-widgets%3Falias%3Dom-oss']);
  });

  it.each([
    ['a customer', () => signIn(demoCustomer)],
    [
      'someone of the shop who acts as a customer',
      async () => cookieJar(await open(`/account?loginToken=${borrowedToken()}`, '')),
    ],
  ])('does not stand there for %s', async (_who, cookie) => {
    const answer = await open('/preview-widgets', await cookie());
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('Nytt år');
  });

  it('does not stand there for whoever says that they may preview', async () => {
    const forged = borrowedToken({ Preview: true, sid: '0' }, 'another secret');
    expect((await open('/preview-widgets', `torg-auth=${forged}`)).status).toBe(302);
    const html = await read('/', `torg-auth=${forged}`);
    expect(html).not.toMatch(/förhandsgranskar|Nytt år/);
  });

  it('does not stand there for an editor to whom the API shows no drafts', async () => {
    behaviour = withoutDrafts;
    expect((await open('/preview-widgets', await signIn(demoEditor))).status).toBe(404);
  });

  it('knows an editor by their own account too, whose session goes on by its refresh token', async () => {
    const cookie = await signIn(demoEditor);
    expect(await read('/preview-widgets', cookie)).toContain('redaktion@torg.example förhandsgranskar');
    const goneOn = await open('/preview-widgets', cookie.split('; ')[1]);
    expect([goneOn.status, goneOn.headers.get('location')]).toEqual([302, '/preview-widgets']);
    expect(await read('/preview-widgets', cookieJar(goneOn))).toContain('Nytt år, nya vanor');
  });
});

describe('the shop, to whoever previews it', () => {
  it.each([draft, `/content${draft}`])('shows a page that is a draft alone at %s', async (path) => {
    const html = await read(path);
    expect(html).toContain('Rich text');
    expect(html).toContain('Ragna förhandsgranskar butiken');
  });

  it('shows the draft of the front page in its place', async () => {
    expect(await read('/')).toContain('Nytt år, nya vanor');
  });

  it.each(['/', draft, '/kopvillkor', '/c/koket', '/finns-inte'])(
    'is for no cache and no search engine at %s',
    async (path) => {
      const answer = await open(path);
      expect(answer.headers.get('cache-control')).toContain('private, no-store');
      const html = await answer.text();
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toContain('förhandsgranskar butiken');
    },
  );

  it('never writes the token into a document', async () => {
    expect(await read(draft)).not.toContain(token);
  });

  it('is the visitors’ again when they end it', async () => {
    const html = await read('/');
    const form = /<form[^>]*><input[^>]*value="end-preview".*?<\/form>/s.exec(html)?.[0];
    expect(form).toContain('Avsluta förhandsvisningen');
    const fields = [...(form ?? '').matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    const answer = await post(Object.fromEntries(fields), preview, '/');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(answer.headers.getSetCookie()).toContain('torg-auth=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  });
});

describe('a draft', () => {
  it('is not in the page of the next visitor, nor what everybody sees in the page of an editor', async () => {
    expect((await open(draft, '')).status).toBe(404);
    expect((await open(draft)).status).toBe(200);
    const visitor = await open(draft, '');
    expect(visitor.status).toBe(404);
    expect(await visitor.text()).not.toMatch(/Rich text|förhandsgranskar/);
    const frontPage = await open('/', '');
    expect(await frontPage.text()).not.toMatch(/Nytt år|förhandsgranskar/);
    expect(frontPage.headers.get('cache-control')).toContain('public');
  });
});
