import { defineRoutes, type PathsParamName } from './route-table.ts';

/** Every address the shop has. The router, links and language alternates read this table. */
export const shopRoutes = defineRoutes({
  home: '/',
  cart: { sv: '/varukorg', nb: '/handlekurv' },
  favourites: { sv: '/favoriter', nb: '/favoritter' },
  account: '/account',
  /** All products, the newest first. */
  news: '/nyheter',
  category: '/c/:category',
  categoryUnder: '/c/:parent/:category',
  brand: '/b/:brand',
  product: '/p/:alias',
  productUnder: '/p/:category/:alias',
  productDeep: '/p/:group/:category/:alias',
  search: '/s/:search',
  /** Where the search form is sent to, as `?q=`. */
  searchForm: { sv: '/sok', nb: '/sok' },
});

/** The name of a page. */
export type ShopRouteName = keyof typeof shopRoutes;

/** The values that the address of a page needs, by name. Of several pages it is the values of one of them. */
export type RouteParams<Name extends ShopRouteName> = Name extends ShopRouteName
  ? [PathsParamName<(typeof shopRoutes)[Name]>] extends [never]
    ? Readonly<Record<string, never>>
    : { readonly [Param in PathsParamName<(typeof shopRoutes)[Name]>]: string }
  : never;

/** The names of all pages, in the order of the table. */
export const shopRouteNames = Object.keys(shopRoutes) as readonly ShopRouteName[]; // `keys` forgets the literal names
