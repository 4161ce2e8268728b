import { shopRouteNames, type ShopRouteMatch, type ShopRouteName } from '@torg/market-routing';

/** Addresses that show no page: the search form is sent to one, and at the other nothing stands on purpose. */
const routesWithoutPage = ['searchForm', 'notFound'] as const satisfies readonly ShopRouteName[];

/** The addresses that show a page. */
export type PageName = Exclude<ShopRouteName, (typeof routesWithoutPage)[number]>;

/** Their names. */
export const pageNames = shopRouteNames.filter(isPageName);

/** What an address asks for. */
export type PageMatch = Extract<ShopRouteMatch, { name: PageName }>;

/** Whether a page stands behind an address of the table. */
export function hasPage(match: ShopRouteMatch): match is PageMatch {
  return isPageName(match.name);
}

function isPageName(name: ShopRouteName): name is PageName {
  return !(routesWithoutPage as readonly ShopRouteName[]).includes(name); // `includes` asks for one of its own
}
