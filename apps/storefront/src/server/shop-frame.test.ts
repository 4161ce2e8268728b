import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const pageText = async (path: string, host?: string) => (await shop.ask(path, {}, host)).text();

/** The addresses that links in a piece of markup lead to. */
function linksIn(markup: string): readonly string[] {
  return [...markup.matchAll(/<a\b[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
}

describe('the frame around every page', () => {
  it.each([
    ['localhost:3000', '/kundservice', 'Måndag–fredag 9–15, lunchstängt 12–13'],
    ['nb.localhost:3000', '/kundeservice', 'Mandag–fredag 9–15, lunsjstengt 12–13'],
  ])('at %s leads without script to all that its menus lead to', async (host, service, hours) => {
    const html = await pageText('/404', host);
    const header = linksIn(/<nav.*?<\/nav>/s.exec(html)?.[0] ?? '');
    const footer = linksIn(/<footer.*<\/footer>/s.exec(html)?.[0] ?? '');
    expect(header.length).toBeGreaterThan(5);
    expect(footer).toEqual(expect.arrayContaining([...header, service, '/om-oss']));
    expect(html).toContain(hours);
    // The link to the menu of phones leads to the footer's list of goods.
    expect(header[0]).toBe('/nyheter');
    expect(html).toMatch(/href="#goods"/);
    expect(html).toMatch(/<div id="goods"/);
  });

  it.each([
    ['localhost:3000', 'Logga in'],
    ['nb.localhost:3000', 'Logg inn'],
  ])('at %s has one link "%s", whose sign and words lead to the account alike', async (host, words) => {
    const link = /<a\b[^>]*href="\/account"[^>]*>.*?<\/a>/.exec(await pageText('/404', host))?.[0];
    expect(link).toContain(`aria-label="${words}"`);
    expect(link).toMatch(new RegExp(`<svg.*<span[^>]*>${words}<`));
  });

  it.each(['PUT', 'DELETE', 'OPTIONS'])(
    'says to %s which methods there are in place of a missing page',
    async (method) => {
      const answer = await shop.ask('/c/koket', { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    },
  );

  it('brings of its menus what it shows, however much lies below', async () => {
    const html = await pageText('/404');
    const state = JSON.parse(/id="shop-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    const menus = state.queries.queries.filter(
      ({ queryKey: [what, , , part] }: { queryKey: string[] }) => what === 'menu' && part === 'row',
    );
    expect(menus.length).toBeGreaterThan(1);
    const entries = menus.flatMap(({ state: { data } }: { state: { data: { entries: object[] } } }) => data.entries);
    for (const entry of entries) expect(Object.keys(entry)).toEqual(['label', 'href', 'hasItems']);
    expect(entries).toContainEqual({ label: 'Köket', href: '/c/koket', hasItems: true });
  });
});

describe('what is sent to a page', () => {
  it.each([{}, { form: 'unknown' }, { form: 'constructor' }])('is none of its forms: %j', async (fields) => {
    const body = new URLSearchParams(fields as Record<string, string>);
    expect((await shop.ask('/c/koket', { method: 'POST', body })).status).toBe(400);
  });
});

describe('the choice of whom one buys for, without script', () => {
  const company = { headers: { cookie: 'torg-customer-type=ORGANIZATION' } };
  const choose = (customerType: string, path = '/', headers: Record<string, string> = {}) => {
    const body = new URLSearchParams({ form: 'customer-type', customerType });
    return shop.ask(path, { method: 'POST', body, headers });
  };

  it('says of each amount in the cart whether VAT is in it', async () => {
    const [cheap = ''] = linksIn(await pageText('/c/choklad')).filter((path) => path.startsWith('/p/'));
    const product = await pageText(cheap);
    const skuId = /name="skuId"[^>]*value="(\d+)"/.exec(product)?.[1] ?? 'none';
    const bought = await shop.ask('/varukorg', { method: 'POST', body: new URLSearchParams({ form: 'buy', skuId }) });
    const cart = bought.headers.get('set-cookie')?.split(';')[0] ?? '';
    const seen = async (cookie: string) =>
      (await (await shop.ask('/varukorg', { headers: { cookie } })).text()).replaceAll(/\s/g, ' ');
    expect(await seen(cart)).toContain('Handla för 34 kr till');
    expect(await seen(`${cart}; ${company.headers.cookie}`)).toContain('Handla för 34 kr inkl. moms till');
  });

  it('is kept for a year and leads back to the page where it was made', async () => {
    const answer = await choose('ORGANIZATION', '/c/koket?page=2');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/c/koket?page=2']);
    expect(answer.headers.get('set-cookie')).toBe(
      'torg-customer-type=ORGANIZATION; Path=/; Max-Age=31536000; SameSite=Lax',
    );
  });

  it('leads nowhere else, whatever the address looks like', async () => {
    const location = (await choose('ORGANIZATION', '//elsewhere.example')).headers.get('location') ?? '';
    expect(new URL(location, 'http://localhost:3000').host).toBe('localhost:3000');
  });

  it('leads back to a page whose address was sent unwritten', async () => {
    const answer = await choose('ORGANIZATION', '/s/“blå”');
    expect(answer.headers.get('location')).toBe('/s/%E2%80%9Cbl%C3%A5%E2%80%9D');
    expect(answer.headers.get('set-cookie')).toContain('torg-customer-type=ORGANIZATION;');
  });

  it('is nobody’s to make from another site, and none that is not there', async () => {
    const foreign = await choose('ORGANIZATION', '/', { origin: 'https://elsewhere.example' });
    expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null]);
    const unknown = await choose('KING');
    expect([unknown.status, unknown.headers.get('set-cookie')]).toEqual([422, null]);
  });

  it('shows an organisation prices without VAT first and with VAT beside them, on lists and products', async () => {
    const list = await (await shop.ask('/c/koket', company)).text();
    expect(list).toMatch(/exkl\. moms · [\d\s]+(?:,\d\d)?\skr inkl\. moms/);
    const product = /href="(\/p\/[^"]+)"/.exec(list)?.[1] ?? '';
    expect(await (await shop.ask(product, company)).text()).toContain('exkl. moms · ');
    expect(await pageText(product)).not.toContain('exkl. moms');
  });

  it('never lets a cache give the page of an organisation to everyone', async () => {
    expect((await shop.ask('/', company)).headers.get('cache-control')).toBe('private, no-store');
    expect((await shop.ask('/')).headers.get('cache-control')).toMatch(/^public/);
  });

  it('adds a cart up without VAT and with it', async () => {
    const add = await shop.ask('/varukorg', { method: 'POST', body: new URLSearchParams({ form: 'buy', skuId: '1' }) });
    const cookie = `${add.headers.get('set-cookie')?.split(';')[0]}; ${company.headers.cookie}`;
    const cart = await (await shop.ask('/varukorg', { headers: { cookie } })).text();
    expect(cart).toContain('Totalt exkl. moms');
    expect(cart).toContain('Totalt inkl. moms');
  });
});

describe('the wish for the newsletter, without script', () => {
  const ask = (email: string, path = '/', headers: Record<string, string> = {}) =>
    shop.ask(path, { method: 'POST', body: new URLSearchParams({ form: 'newsletter', email }), headers });

  it('is granted on the page where it was made, the second time as the first', async () => {
    for (const time of ['first', 'second']) {
      const answer = await ask('lisa@torg.example', '/c/koket');
      expect([time, answer.status]).toEqual([time, 200]);
      expect(await answer.text()).toMatch(/<h1[^>]*>Köket.*Tack! Nyhetsbrevet kommer/s);
    }
  });

  it('is refused at the field where the email is none, and keeps the email out of the address', async () => {
    const answer = await ask('lisa');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
    const html = await answer.text();
    expect(html).toMatch(/aria-invalid="true".*Du måste ange en giltig email/s);
    expect(html).toContain('action="/#newsletter"');
    expect(html).toMatch(/name="email"[^>]*value="lisa"/);
  });

  it('is not taken from another site', async () => {
    const foreign = await ask('lisa@torg.example', '/', { origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
  });
});
