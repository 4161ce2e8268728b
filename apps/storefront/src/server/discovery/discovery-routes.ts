import { Hono } from 'hono';
import type { MarketSite } from '@torg/market-routing';
import type { ShopEnv } from '../middleware/request-variables.ts';
import { dailyCache } from './daily-cache.ts';
import { productFeed } from './product-feed.ts';
import { robotsDocument } from './robots-document.ts';
import { shopSummary } from './shop-summary.ts';
import { readRanges } from './sitemap/site-pages.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';
import { streamed } from './streamed.ts';

/** What programs ask for before the pages: robots.txt, sitemaps, llms.txt and all products as text, of each host its own. */
export function discoveryRoutes(sites: readonly MarketSite[]): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const cached = { 'cache-control': dailyCache };
  routes.get('/robots.txt', (context) => {
    const { origin } = context.get('siteAtAddress').site;
    return context.text(robotsDocument(sites.filter((site) => site.origin === origin)), 200, cached);
  });
  routes.get('/llms.txt', async (context) => {
    const shop = context.get('siteAtAddress');
    return context.text(await shop.shared.read('summary', () => shopSummary(shop)), 200, cached);
  });
  for (const basePath of new Set(sites.map((site) => site.basePath))) {
    routes.route(basePath || '/', sitemapRoutes());
    routes.get(`${basePath}/products.tsv`, async (context) => {
      const shop = context.get('siteAtAddress');
      return streamed(productFeed(shop, await readRanges(shop)), 'text/tab-separated-values');
    });
  }
  return routes;
}
