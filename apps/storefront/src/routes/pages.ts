import type { ShopRouteMatch, ShopRouteName } from '@torg/market-routing';
import type { RouteDefinition } from './define-route.ts';

/**
 * Addresses that show no page: forms are sent to some, and the others wait for theirs. Until then a visitor is
 * told that nothing stands there. The compiler wants every other name of the table among the pages below.
 */
type RouteWithoutPage =
  | 'searchForm'
  | 'customerTypeForm'
  | 'marketForm'
  | 'newsletterForm'
  | 'notFound'
  | 'checkout'
  | 'checkoutConfirm'
  | 'resetPassword';

/** Which page stands behind each name of the address table, fetched when it is needed. */
const pages = {
  home: async () => (await import('./home.route.tsx')).homeRoute,
  category: async () => (await import('./category.route.tsx')).categoryRoute,
  brand: async () => (await import('./brand.route.tsx')).brandRoute,
  product: async () => (await import('./product.route.tsx')).productRoute,
  package: async () => (await import('./package.route.tsx')).packageRoute,
  productByAlias: async () => (await import('./product-by-alias.route.tsx')).productByAliasRoute,
  news: async () => (await import('./news.route.tsx')).newsRoute,
  search: async () => (await import('./search.route.tsx')).searchRoute,
  cart: async () => (await import('./cart.route.tsx')).cartRoute,
  account: async () => (await import('./account.route.tsx')).accountRoute,
  accountOrders: async () => (await import('./account-orders.route.tsx')).accountOrdersRoute,
  accountSettings: async () => (await import('./account-settings.route.tsx')).accountSettingsRoute,
  accountBalance: async () => (await import('./account-balance.route.tsx')).accountBalanceRoute,
  checkoutFailed: async () => (await import('./checkout-failed.route.tsx')).checkoutFailedRoute,
  favourites: async () => (await import('./favourites.route.tsx')).favouritesRoute,
  brands: async () => (await import('./brands.route.tsx')).brandsRoute,
  campaign: async () => (await import('./described-lists.route.tsx')).campaignRoute,
  list: async () => (await import('./list.route.tsx')).listRoute,
  selection: async () => (await import('./described-lists.route.tsx')).selectionRoute,
  content: async () => (await import('./content.route.tsx')).contentRoute,
  previewWidgets: async () => (await import('./content.route.tsx')).previewWidgetsRoute,
  contentAtRoot: async () => (await import('./content.route.tsx')).contentAtRootRoute,
} satisfies Record<Exclude<ShopRouteName, RouteWithoutPage>, () => Promise<unknown>>;

/** The addresses that show a page. */
export type PageName = keyof typeof pages;

/** Their names. */
export const pageNames = Object.keys(pages) as readonly PageName[]; // `keys` forgets the literal names

/** What an address asks for. */
export type PageMatch = Extract<ShopRouteMatch, { name: PageName }>;

/** Whether a page stands behind an address of the table. */
export function hasPage(match: ShopRouteMatch): match is PageMatch {
  return match.name in pages;
}

/** Fetches the module of a page. */
export async function fetchPage(name: PageName): Promise<RouteDefinition> {
  return pages[name]();
}
