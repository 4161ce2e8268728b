import { siteHref } from '@torg/market-routing';
import type { ServedSite } from '../served-site.ts';
import { redirect } from './redirect.ts';

/** The search form sends `?q=`; the results have an address of their own, so the visitor is sent on to it. */
export function answerSearchForm(request: Request, { site }: ServedSite): Response | null {
  const address = new URL(request.url);
  if (address.pathname !== siteHref(site, 'searchForm', {})) return null;
  const term = address.searchParams.get('q')?.trim() ?? '';
  const location = term ? siteHref(site, 'search', { search: term }) : siteHref(site, 'home', {});
  return redirect(location, 303);
}
