import type { RouteDefinition } from '../page/define-route.ts';
import type { PageName } from '../page/page-names.ts';

/**
 * Which page stands behind each name of the address table, fetched when it is needed. The page `accountOrders` lies in
 * `account-orders.route.tsx` of its feature: by that name the build finds its scripts.
 */
const pages = {
  home: async () => (await import('../features/front-page/home.route.tsx')).homeRoute,
  category: async () => (await import('../features/list/category.route.tsx')).categoryRoute,
  brand: async () => (await import('../features/list/brand.route.tsx')).brandRoute,
  product: async () => (await import('../features/product/product.route.tsx')).productRoute,
  package: async () => (await import('../features/product/package.route.tsx')).packageRoute,
  productByAlias: async () => (await import('../features/product/product-by-alias.route.tsx')).productByAliasRoute,
  news: async () => (await import('../features/list/news.route.tsx')).newsRoute,
  search: async () => (await import('../features/list/search.route.tsx')).searchRoute,
  cart: async () => (await import('../features/cart/cart.route.tsx')).cartRoute,
  account: async () => (await import('../features/account/account.route.tsx')).accountRoute,
  accountOrders: async () => (await import('../features/account/account-orders.route.tsx')).accountOrdersRoute,
  accountSettings: async () => (await import('../features/account/account-settings.route.tsx')).accountSettingsRoute,
  accountBalance: async () => (await import('../features/account/account-balance.route.tsx')).accountBalanceRoute,
  checkoutFailed: async () => (await import('../features/checkout/checkout-failed.route.tsx')).checkoutFailedRoute,
  favourites: async () => (await import('../features/favourites/favourites.route.tsx')).favouritesRoute,
  brands: async () => (await import('../features/brands/brands.route.tsx')).brandsRoute,
  campaign: async () => (await import('../features/list/campaign.route.tsx')).campaignRoute,
  list: async () => (await import('../features/list/list.route.tsx')).listRoute,
  selection: async () => (await import('../features/list/selection.route.tsx')).selectionRoute,
  content: async () => (await import('../features/content/content.route.tsx')).contentRoute,
  previewWidgets: async () => (await import('../features/content/preview-widgets.route.tsx')).previewWidgetsRoute,
  contentAtRoot: async () => (await import('../features/content/content-at-root.route.tsx')).contentAtRootRoute,
} satisfies Record<PageName, () => Promise<unknown>>;

/** Fetches the module of a page. */
export async function fetchPage(name: PageName): Promise<RouteDefinition> {
  return pages[name]();
}
