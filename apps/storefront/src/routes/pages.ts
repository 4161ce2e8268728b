import { matchShopRoute, type Locale, type ShopRouteName } from '@torg/market-routing';
import type { RouteDefinition } from './define-route.ts';

/** Which page stands behind each name of the address table, fetched when it is needed. Addresses may share a page. */
const pages = {
  home: async () => (await import('./home.route.tsx')).homeRoute,
  category: async () => (await import('./category.route.tsx')).categoryRoute,
  categoryUnder: async () => (await import('./category.route.tsx')).categoryRoute,
  brand: async () => (await import('./brand.route.tsx')).brandRoute,
  product: async () => (await import('./product.route.tsx')).productRoute,
  productUnder: async () => (await import('./product.route.tsx')).productRoute,
  productDeep: async () => (await import('./product.route.tsx')).productRoute,
  news: async () => (await import('./news.route.tsx')).newsRoute,
  search: async () => (await import('./search.route.tsx')).searchRoute,
  cart: async () => (await import('./cart.route.tsx')).cartRoute,
  account: async () => (await import('./account.route.tsx')).accountRoute,
  favourites: async () => (await import('./favourites.route.tsx')).favouritesRoute,
} satisfies Partial<Record<ShopRouteName, () => Promise<unknown>>>;

/** The addresses that show a page; the rest of the table are targets of forms. */
export type PageName = keyof typeof pages;

/** What an address asks for. */
export interface PageMatch {
  name: PageName;
  params: Readonly<Record<string, string>>;
}

/** Finds the page of a path; null where no page has such an address. */
export function matchPage(locale: Locale, pathname: string): PageMatch | null {
  const match = matchShopRoute(locale, pathname);
  return match && isPage(match.name) ? { name: match.name, params: match.params } : null;
}

function isPage(name: ShopRouteName): name is PageName {
  return name in pages;
}

/** Fetches the module of a page. */
export async function fetchPage(name: PageName): Promise<RouteDefinition> {
  return pages[name]();
}
