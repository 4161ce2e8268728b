import { safeReturnPath, sitePath } from '@torg/market-routing';
import { marketCookie } from '../../scope/market-cookies.ts';
import type { ServedSite } from '../served-site.ts';
import { seeOther } from './see-other.ts';
import type { SentForm } from './sent-form.ts';

/**
 * Takes the choice of a market where several stand at one address: it is remembered, and the page that the visitor was on
 * comes again with its prices.
 */
export function takeMarketForm({ form }: SentForm, { site, config, isSecure }: ServedSite): Response {
  const market = [site, ...config.marketsHere].find(({ marketId }) => marketId === form.get('market'));
  if (!market) return new Response(null, { status: 400 });
  const location = sitePath(site, safeReturnPath(String(form.get('returnTo') ?? '')) ?? '/');
  return seeOther(location, [marketCookie(market.marketId, isSecure)]);
}
