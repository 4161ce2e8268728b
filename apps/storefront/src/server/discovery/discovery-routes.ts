import { Hono } from 'hono';
import type { ServedSites } from '../serve-sites.ts';
import { dailyCache } from './daily-cache.ts';
import { robotsDocument } from './robots-document.ts';
import { shopSummary } from './shop-summary.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';

/** What search engines ask for before the pages: robots.txt, sitemaps and llms.txt, of each host its own. */
export function discoveryRoutes({ sites, siteAt }: ServedSites, report: (error: unknown) => void): Hono {
  const routes = new Hono();
  const cached = { 'cache-control': dailyCache };
  routes.get('/robots.txt', (context) => {
    const { origin } = siteAt(context.req.raw).site;
    return context.text(robotsDocument(sites.filter((site) => site.origin === origin)), 200, cached);
  });
  routes.get('/llms.txt', async (context) => {
    const shop = siteAt(context.req.raw);
    return context.text(await shop.shared.read('summary', () => shopSummary(shop)), 200, cached);
  });
  for (const basePath of new Set(sites.map((site) => site.basePath))) {
    routes.route(basePath || '/', sitemapRoutes(siteAt, report));
  }
  return routes;
}
