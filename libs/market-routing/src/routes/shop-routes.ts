import { defineRoutes, type ValuesOfPaths } from './route-table.ts';

/**
 * Every address the shop has, and what it means: the router, links, language alternates and the market switch read it
 * here. Of two that fit the same path the upper one goes first.
 */
export const shopRoutes = defineRoutes({
  home: '/',
  cart: { sv: '/varukorg', nb: '/handlekurv' },
  checkout: { sv: '/kassan', nb: '/kassen' },
  /** Where a provider's own form stands in the shop's page. */
  checkoutPay: '/checkout/pay',
  checkoutConfirm: '/checkout/confirm',
  /** Where a payment that failed leads back to. Its name is that of the first provider; all use it. */
  checkoutFailed: '/checkout/klarna-fail',
  favourites: { sv: '/favoriter', nb: '/favoritter' },
  /** A list that somebody shares: `list` in its query is the key of a link, `products` are ids. */
  sharedFavourites: { sv: '/favoriter/delad', nb: '/favoritter/delt' },
  account: '/account',
  createAccount: '/account/create',
  forgotPassword: '/account/forgot-password',
  /** Where the link in a mail about a forgotten password leads. */
  resetPassword: '/account/reset-password',
  accountOrders: { sv: '/mina-sidor/ordrar', nb: '/min-konto/bestillinger' },
  accountOrder: { sv: '/mina-sidor/ordrar/:orderId', nb: '/min-konto/bestillinger/:orderId' },
  /** Where whoever bought without an account has the link to their order mailed. */
  findOrder: { sv: '/hitta-order', nb: '/finn-bestilling' },
  /** Where a consumer goes back on a purchase, as the law has every shop offer it; the order is named by its public id. */
  withdraw: { sv: '/angra-kop', nb: '/angre-kjop' },
  accountSettings: { sv: '/mina-sidor/installningar', nb: '/min-konto/innstillinger' },
  accountAddresses: { sv: '/mina-sidor/adresser', nb: '/min-konto/adresser' },
  accountBalance: { sv: '/mina-sidor/saldo', nb: '/min-konto/saldo' },
  /** All products, the newest first. */
  news: '/nyheter',
  brands: { sv: '/varumarken', nb: '/varemerker' },
  /** What stands before the last part helps people and search engines alone. */
  product: '/p/:category?/:subcategory?/:alias',
  package: '/pp/:category?/:subcategory?/:alias',
  productByAlias: '/product/:alias?',
  category: '/c/:parent?/:category',
  brand: '/b/:brand+',
  campaign: '/dc/:discountCampaign+',
  /** A brand, category, campaign or list by its alias, or a search: the page finds out which. */
  list: '/list/:alias?',
  /** A list of whatever the path selects. */
  selection: '/l/:path*',
  search: '/s/:search',
  /** Where the search form is sent to, as `?q=`. */
  searchForm: '/sok',
  /** A page of words and pictures. `/content/:preview?` has the same shape, so it is this one: to an editor it shows the draft. */
  content: '/content/:alias?',
  /** What is kept in a visitor's browser, and their choice. An editor's words stand above. */
  cookies: { sv: '/cookies', nb: '/informasjonskapsler' },
  /** What stands in an area, to editors alone. */
  previewWidgets: '/preview-widgets',
  compare: { sv: '/jamfor', nb: '/sammenlign' },
  quickOrder: { sv: '/snabborder', nb: '/hurtigbestilling' },
  sharedCart: { sv: '/delad-varukorg', nb: '/delt-handlekurv' },
  codeLink: { sv: '/kod', nb: '/kode' },
  savedCarts: { sv: '/mina-sidor/sparade-varukorgar', nb: '/min-konto/lagrede-handlekurver' },
  /** The organization that a customer buys for. */
  company: { sv: '/mina-sidor/foretaget', nb: '/min-konto/bedriften' },
  /** An order of a member that another approves; `id` in its query tells which. */
  companyApproval: { sv: '/mina-sidor/foretaget/godkann', nb: '/min-konto/bedriften/godkjenn' },
  /** Where the link of an invitation leads; `key` in its query opens it. */
  companyInvitation: { sv: '/foretag/inbjudan', nb: '/bedrift/invitasjon' },
  orderSizes: { sv: '/snabborder/storlekar', nb: '/hurtigbestilling/storrelser' },
  notFound: '/404',
  /** What is none of the above is a page of content, too. It takes every path of one part, so it stays the last. */
  contentAtRoot: '/:alias',
});

/** The name of a page. */
export type ShopRouteName = keyof typeof shopRoutes;

/** The values that the address of a page needs, by name. Of several pages it is the values of one of them. */
export type RouteParams<Name extends ShopRouteName> = Name extends ShopRouteName
  ? ValuesOfPaths<(typeof shopRoutes)[Name]>
  : never;

/** The names of all pages, in the order of the table. */
export const shopRouteNames = Object.keys(shopRoutes) as readonly ShopRouteName[]; // `keys` forgets the literal names
