import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawlShop, type CrawledPage } from './testing/crawl/crawl-shop.ts';
import type { ReadDocument } from './testing/crawl/read-document.ts';
import { structuredDataGaps } from './testing/crawl/structured-data-gaps.ts';
import { openShop } from './testing/open-shop.ts';

const hosts = ['localhost:3000', 'nb.localhost:3000'];

/** Of a list's many pages the first three stand for all. */
const mostPages = 3;

/** Addresses of a page with something of its own opened or sorted: engines are asked to leave them alone. */
const views = ['action', 'stars', 'reviews', 'shown', 'products', 'only', 'view'];

interface IndexedPage extends CrawledPage {
  document: ReadDocument;
}

let shop: Awaited<ReturnType<typeof openShop>>;
let pages: ReadonlyMap<string, CrawledPage>;
let shown: readonly IndexedPage[];
let indexed: readonly IndexedPage[];

beforeAll(async () => {
  shop = await openShop();
  pages = await crawlShop({
    ask: shop.ask,
    hosts,
    isLeftOut: ({ searchParams }) =>
      Number(searchParams.get('page')) > mostPages || views.some((name) => searchParams.has(name)),
  });
  shown = [...pages.values()].filter((page): page is IndexedPage => page.document !== null);
  indexed = shown.filter(({ document }) => document.isIndexed);
}, 300_000);

afterAll(() => shop.close());

const onHost = (host: string) => indexed.filter(({ address }) => new URL(address).host === host);

describe('a search engine that follows every link from both front pages', () => {
  it.each(hosts)('sees the pages of %s', (host) => {
    expect(onHost(host).length).toBeGreaterThan(250);
  });

  it('meets no page that is missing, broken or elsewhere', () => {
    // A page for customers alone asks who is there.
    const asksWho = (location: string | null) => location?.includes('/?action=login&returnTo=') === true;
    const problems = [...pages.values()].filter(({ status, location }) => status !== 200 && !asksWho(location));
    expect(problems.map(({ address, status, from }) => `${status} ${address} from ${from}`)).toEqual([]);
    expect(shop.reported).toEqual([]);
  });

  it('meets no link to a place that its page does not have', () => {
    const lost = shown.flatMap(({ address, document }) =>
      document.links
        .filter((link) => link.startsWith('#') && !document.ids.has(decodeURIComponent(link.slice(1))))
        .map((link) => `${link} on ${address}`),
    );
    expect(lost).toEqual([]);
  });

  it('reads one heading of the highest level on every page', () => {
    expect(shown.filter(({ document }) => document.headings !== 1).map(({ address }) => address)).toEqual([]);
  });

  it.each(hosts)('reads another title on each page of %s', (host) => {
    const titles = onHost(host).map(({ document }) => document.title);
    expect(titles.filter((title, index) => title === '' || titles.indexOf(title) !== index)).toEqual([]);
  });

  it('finds each page under the address that it wants to be known by', () => {
    const others = indexed.filter(({ address, document }) => document.canonical !== address);
    expect(others.map(({ address, document }) => [address, document.canonical])).toEqual([]);
  });

  it('is led from each version of a page to all others, and back', () => {
    const alone = indexed.flatMap(({ address, document: { alternates } }) => {
      const versions = Object.values(alternates);
      const isOneOfThem = versions.length === 0 || versions.includes(address);
      const strangers = versions.filter(
        (version) => JSON.stringify(pages.get(version)?.document?.alternates) !== JSON.stringify(alternates),
      );
      return isOneOfThem && strangers.length === 0 ? [] : [{ address, alternates }];
    });
    expect(alone).toEqual([]);
  });

  it('is told in whole sentences what a page is', () => {
    const gaps = shown.flatMap(({ address, document }) =>
      document.structuredData.flatMap(structuredDataGaps).map((gap) => `${gap} on ${address}`),
    );
    expect(gaps).toEqual([]);
  });

  it('is told of each product with a price what it costs', () => {
    const products = shown.filter(({ address }) => /^\/pp?\//.test(new URL(address).pathname));
    const untold = products.filter(({ document }) => !document.structuredData.some((data) => data.includes('"Offer"')));
    expect(products.length).toBeGreaterThan(100);
    expect(untold.map(({ address }) => address)).toEqual([]);
  });

  it('comes by campaigns, brands and what editors wrote', () => {
    for (const path of ['/dc/vinterljus', '/b/lerkulla', '/varumarken', '/kopvillkor']) {
      expect(pages.get(`http://localhost:3000${path}`)?.status).toBe(200);
    }
  });

  it.each(hosts)('comes by every address that the sitemaps of %s name', async (host) => {
    const textAt = async (path: string) => (await shop.ask(path, {}, host)).text();
    const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
    const sitemaps = await Promise.all(
      addressesIn(await textAt('/sitemap.xml')).map((address) => textAt(new URL(address).pathname)),
    );
    expect(sitemaps.flatMap(addressesIn).filter((address) => !pages.has(address))).toEqual([]);
  });
});
