import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  const env = { SHOP_MARKET_IN_PATH: 'on', SHOP_ROOT_REDIRECT: '/nyheter', SHOP_ROOT_REDIRECT_STATUS: '307' };
  shop = await openShop({ env });
});

afterAll(() => shop.close());

describe('a shop with market and language in its addresses', () => {
  it('leads the root of each host to the page that it was told, keeping the query', async () => {
    expect(await shop.ledTo('/?utm_source=letter')).toEqual([307, '/se/sv/nyheter?utm_source=letter']);
    expect(await shop.ledTo('/', 'nb.localhost:3000')).toEqual([307, '/no/nb/nyheter']);
  });

  it.each([
    ['/sv/se/varukorg?a=1', 301, '/se/sv/varukorg?a=1'],
    ['/c/koket', 301, '/se/sv/c/koket'],
    ['/de/nb/handlekurv', 302, '/de/sv/varukorg'],
    ['/fi/sv/varukorg', 302, '/se/sv/varukorg'],
    ['/no/nb/handlekurv', 301, 'http://nb.localhost:3000/no/nb/handlekurv'],
    ['/se/sv//elsewhere.example/', 301, '/se/sv/elsewhere.example'],
  ])('leads %s by %i to %s', async (path, status, location) => {
    expect(await shop.ledTo(path)).toEqual([status, location]);
  });

  it('tells the log once of a market that it does not have, however often it is asked for', async () => {
    const before = shop.reported.length;
    expect(await shop.ledTo('/xx/sv/varukorg')).toEqual([302, '/se/sv/varukorg']);
    expect(await shop.ledTo('/xx/sv')).toEqual([302, '/se/sv']);
    expect(shop.reported.slice(before)).toMatchObject([
      { code: 'MARKET_UNKNOWN', message: 'Market with alias xx not available in markets array' },
    ]);
  });

  it('keeps every link of a page, its form and its canonical address within its market', async () => {
    const html = await (await shop.ask('/de/sv/c/koket')).text();
    const links = [...html.matchAll(/<a[^>]* href="(\/[^"]*)"/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((path) => !/^\/de\/sv(\/|$|\?)/.test(path))).toEqual([]);
    expect(links).toContain('/de/sv');
    expect(html).toContain('action="/de/sv/sok"');
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/de/sv/c/koket">');
    expect(html).toContain('href="http://localhost:3000/se/sv/c/koket" hreflang="sv-SE"');
    expect(html).toContain('href="http://localhost:3000/de/sv/c/koket" hreflang="sv-DE"');
    expect(html).toContain('href="http://nb.localhost:3000/no/nb/c/kjokken" hreflang="nb-NO"');
  });

  it('leads from a later page of a list to its first one in every other market, by name', async () => {
    const html = await (await shop.ask('/de/sv/nyheter?page=2')).text();
    const markets = [...html.matchAll(/<li><a[^>]* href="(http[^"]*)"[^>]*>([^<]*)</g)].map(([, ...link]) => link);
    expect(markets).toEqual([
      ['http://localhost:3000/se/sv/nyheter', 'Sverige (svenska)'],
      ['http://nb.localhost:3000/no/nb/nyheter', 'Norge (norsk)'],
    ]);
    expect(html).not.toContain('hreflang=');
  });

  it('leads to the front page in a market where the page is not known', async () => {
    const html = await (await shop.ask('/de/sv/p/finns-inte')).text();
    expect(html).toContain('href="http://nb.localhost:3000/no/nb"');
  });

  it('shows each market its own prices', async () => {
    const [swedish, german] = await Promise.all(
      ['/se/sv/c/koket', '/de/sv/c/koket'].map(async (path) => (await shop.ask(path)).text()),
    );
    expect(swedish?.includes('"currency":"SEK"')).toBe(true);
    expect(german?.includes('"currency":"EUR"')).toBe(true);
  });

  it('moves a page to its right address within the market', async () => {
    expect(await shop.ledTo('/de/sv/s/%20')).toEqual([301, '/de/sv']);
    expect(await shop.ledTo('/de/sv/b/nordbod/fjord?page=2')).toEqual([301, '/de/sv/b/fjord?page=2']);
  });

  it('has a sitemap for each market, and one robots.txt that names them', async () => {
    const robots = await (await shop.ask('/robots.txt')).text();
    expect(robots).toContain('Sitemap: http://localhost:3000/de/sv/sitemap.xml');
    const index = await (await shop.ask('/de/sv/sitemap.xml')).text();
    expect(index).toContain('<loc>http://localhost:3000/de/sv/sitemaps/pages.xml</loc>');
    const pages = await (await shop.ask('/de/sv/sitemaps/pages.xml')).text();
    expect(pages).toContain('<loc>http://localhost:3000/de/sv</loc>');
    expect(pages).toContain('hreflang="sv-DE" href="http://localhost:3000/de/sv/c/koket"');
  });

  it('tells the way to a page by whole addresses', async () => {
    const html = await (await shop.ask('/de/sv/b/lerkulla')).text();
    expect(html).toContain('"position":3,"name":"Lerkulla","item":"http://localhost:3000/de/sv/b/lerkulla"');
  });

  it('tells who is signed in where it always does', async () => {
    expect((await shop.ask('/session')).status).toBe(200);
  });

  it('takes forms within the market', async () => {
    expect(await shop.ledTo('/de/sv/sok?q=mugg')).toEqual([303, '/de/sv/s/mugg']);
    const body = new URLSearchParams({ form: 'cart-removal', item: 'gone' });
    const answer = await shop.ask('/de/sv/varukorg', { method: 'POST', body });
    expect(answer.headers.get('location')).toBe('/de/sv/varukorg');
  });

  it('is missing what nobody declared, in the language of the market', async () => {
    const answer = await shop.ask('/no/nb/finnes/ikke', {}, 'nb.localhost:3000');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<html lang="nb-NO"');
  });
});
