import { routePattern, sitePath, type MarketSite, type ShopRouteName } from '@torg/market-routing';

/** Pages that belong to one visitor, and results that every search makes anew. */
export const closedToRobots: readonly ShopRouteName[] = [
  'cart',
  'checkout',
  'checkoutPay',
  'checkoutConfirm',
  'checkoutFailed',
  'account',
  'createAccount',
  'forgotPassword',
  'resetPassword',
  'accountOrders',
  'accountSettings',
  'withdraw',
  'accountAddresses',
  'accountBalance',
  'favourites',
  'sharedFavourites',
  'compare',
  'orderSizes',
  'sharedCart',
  'codeLink',
  'savedCarts',
  'company',
  'companyApproval',
  'companyInvitation',
  'findOrder',
  'previewWidgets',
  'search',
  'searchForm',
];

/** What robots are asked to leave alone on the sites of one host, and where their sitemaps are. */
export function robotsDocument(sites: readonly Pick<MarketSite, 'origin' | 'basePath' | 'locale'>[]): string {
  const rules = sites.flatMap((site) =>
    closedToRobots.map((name) => `Disallow: ${sitePath(site, routePattern(site.locale, name).replace(/:.*$/, ''))}`),
  );
  const sitemaps = sites.map(({ origin, basePath }) => `Sitemap: ${origin}${basePath}/sitemap.xml`);
  return ['User-agent: *', ...rules, '', ...sitemaps, ''].join('\n');
}
