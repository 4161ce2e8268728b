import { Hono } from 'hono';
import { siteHref } from '@torg/market-routing';
import { palette } from '@torg/ui/theme';
import { offlinePath } from '../../config/offline.ts';
import { offlineDocument } from './outage.ts';
import type { ShopEnv } from './request-variables.ts';

/** What a browser asks for to install the shop, and to show something without a connection. */
export function installRoutes(): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  routes.get(offlinePath, (context) => {
    const { translation, site } = context.get('shop');
    return context.html(offlineDocument(translation.t, site.languageId), 200, { 'cache-control': 'no-cache' });
  });
  routes.get('/manifest.webmanifest', (context) => {
    const { site, config } = context.get('shop');
    const manifest = {
      ...{ id: siteHref(site, 'home', {}), start_url: siteHref(site, 'home', {}), scope: `${site.basePath}/` },
      ...{ name: config.shop.name, short_name: config.shop.name, lang: site.languageId, dir: 'ltr' },
      ...{ display: 'standalone', background_color: palette.paper.white, theme_color: palette.orange.brand },
      icons: [
        { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
      ],
    };
    const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' };
    return context.body(JSON.stringify(manifest), 200, headers);
  });
  return routes;
}
