import { getUrlHistory } from '@torg/commerce-sdk';
import { pathWithinSite, sitePath } from '@torg/market-routing';
import type { AppScope } from '../scope/app-scope.ts';

/**
 * Where an address leads that shows nothing today, by the API's history; null where it leads nowhere else. The query stays.
 * Whoever comes by the same address shares the answer: what is missing is asked for by programs again and again.
 */
export async function newAddress({ commerce, shared, site }: AppScope, address: URL): Promise<URL | null> {
  const path = pathWithinSite(site, address.pathname);
  const former = await shared.read(`former address ${path}`, () => getUrlHistory(commerce, { url: path }));
  if (!former?.newUrl || !URL.canParse(former.newUrl, address)) return null;
  const { pathname, search } = new URL(former.newUrl, address);
  // Whatever host an account names: the shop leads to its own pages.
  const next = new URL(sitePath(site, pathWithinSite(site, pathname)) + (search || address.search), address);
  return next.pathname === address.pathname ? null : next;
}
