import type { APIRequestContext } from '@playwright/test';
import { href, matchShopRoute, type ShopRouteName } from '@torg/market-routing';
import { shopOrigin } from './addresses.ts';

/** The paths of one page of every kind that stands in the shop's Swedish sitemaps, by kind. */
export async function pagesOfSitemap(request: APIRequestContext): Promise<ReadonlyMap<ShopRouteName, string>> {
  const addressesIn = async (path: string) => {
    const text = await (await request.get(path)).text();
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  };
  const documents = await addressesIn(`${shopOrigin('sv')}/sitemap.xml`);
  const lists = await Promise.all(documents.map((path) => addressesIn(shopOrigin('sv') + path)));
  const pages = new Map<ShopRouteName, string>();
  for (const path of lists.flat()) {
    const name = matchShopRoute('sv', decodeURI(path))?.name;
    if (name && !pages.has(name)) pages.set(name, path);
  }
  return pages;
}

/** The page of something of one size. */
export const productPage = '/p/bocker/bilderbok-raven-pa-berget';

/** The paths that no sitemap names, because they are a visitor's own or found by searching. */
export const unlistedPages = new Map<ShopRouteName, string>([
  ['cart', href('sv', 'cart', {})],
  ['favourites', href('sv', 'favourites', {})],
  ['account', href('sv', 'account', {})],
  ['search', href('sv', 'search', { search: 'mugg' })],
]);
