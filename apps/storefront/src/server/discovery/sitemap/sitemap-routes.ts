import { Hono, type Context } from 'hono';
import type { ShopEnv } from '../../middleware/request-variables.ts';
import { dailyCache } from '../daily-cache.ts';
import { streamed } from '../streamed.ts';
import { isCutRange, type PriceRange } from './price-range.ts';
import { otherPages, productPages, readRanges } from './site-pages.ts';
import { sitemapDocument, sitemapIndex, type SitemapPage } from './sitemap-document.ts';

const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': dailyCache };

/**
 * The sitemaps of a site, below what its addresses begin with: an index, one of products for each range of prices, and one
 * of all other pages. Each is streamed as the API answers, so that the size of the catalogue does not matter.
 */
export function sitemapRoutes(): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  routes.get('/sitemap.xml', async (context) => {
    const shop = context.get('siteAtAddress');
    const ranges = await readRanges(shop);
    const names = ['pages', ...ranges.map(({ lowest, highest }) => `products-${lowest}-${highest}`)];
    const { origin, basePath } = shop.site;
    const addresses = names.map((name) => `${origin}${basePath}/sitemaps/${name}.xml`);
    return new Response(sitemapIndex(addresses), { headers: xml });
  });
  routes.get('/sitemaps/pages.xml', (context) => sitemap(otherPages(context.get('siteAtAddress'))));
  routes.get('/sitemaps/:name{products-\\d{1,12}-\\d{1,12}\\.xml}', (context) => {
    const range = rangeIn(context);
    const { siteAtAddress, report } = context.var;
    return isCutRange(range) ? sitemap(productPages(siteAtAddress, range, report)) : context.notFound();
  });
  return routes;
}

function rangeIn({ req }: Context): PriceRange {
  const [lowest = NaN, highest = NaN] = (req.param('name') ?? '').match(/\d+/g)?.map(Number) ?? [];
  return { lowest, highest };
}

function sitemap(pages: AsyncGenerator<readonly SitemapPage[]>): Promise<Response> {
  return streamed(sitemapDocument(pages), 'application/xml');
}
