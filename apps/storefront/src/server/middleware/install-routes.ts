import { Hono } from 'hono';
import { siteHref } from '@torg/market-routing';
import { palette } from '@torg/ui/theme';
import { offlinePath } from '../../config/offline.ts';
import type { ShopParts } from '../shop-parts.ts';
import { offlineDocument } from '../rendering/offline-document.tsx';
import type { ShopEnv } from './request-variables.ts';

/** What a browser asks for to install the shop, and to show something without a connection. */
export function installRoutes({ assetsFor }: Pick<ShopParts, 'assetsFor'>): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  routes.get(offlinePath, async (context) => {
    const shop = context.get('shop');
    // In it stands what a list is made of.
    const assets = assetsFor('news', shop.site.locale);
    const { html, policy } = offlineDocument(shop, assets, await shop.readTheme());
    return context.html(html, 200, { 'cache-control': 'no-cache', 'content-security-policy': policy });
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
        ...[192, 512].flatMap((size) => [
          { src: `/icon-${size}.png`, type: 'image/png', sizes: `${size}x${size}`, purpose: 'any' },
          // Cut to the shape that the system gives its icons.
          { src: `/icon-maskable-${size}.png`, type: 'image/png', sizes: `${size}x${size}`, purpose: 'maskable' },
        ]),
      ],
    };
    const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' };
    return context.body(JSON.stringify(manifest), 200, headers);
  });
  return routes;
}
