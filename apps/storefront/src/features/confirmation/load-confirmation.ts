import { CommerceError } from '@torg/commerce-sdk';
import { PageMoved, type PageHead } from '../../page/define-route.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import type { ConfirmedPurchase } from '../../navigation/confirm-address.ts';
import { confirmationTitle } from './confirmation-title.ts';
import { confirmationQuery } from './confirmation-query.ts';
import { leadsAway } from './leads-away.ts';
import { returnsPageQuery } from './returns-page-query.ts';
import { closeBoughtCart } from './settle-purchase.ts';

/** One buyer's page, and for nobody else: it has no other language, no place in a search engine, and none in a cache. */
const buyersAlone = { indexed: false, personal: true, alternates: {} } as const;

/** Reads a confirmation for its page; null is an address that names no purchase. An outage is a page that tries again. */
export async function loadConfirmation(scope: AppScope, ids: ConfirmedPurchase | null): Promise<PageHead> {
  const { t, site } = scope;
  const unknown = { ...buyersAlone, title: confirmationTitle(null, t), status: 404 } as const;
  if (!ids) return unknown;
  try {
    const query = confirmationQuery(scope, ids);
    const { session } = scope.stores;
    const [confirmation] = await Promise.all([
      scope.queries.fetchQuery({ ...query, staleTime: 0 }),
      scope.queries.prefetchQuery(returnsPageQuery(scope)),
      // Who bought without an account is offered one.
      session.state.status === 'unknown' && session.load(),
    ]);
    if (!confirmation) return unknown;
    const elsewhere = leadsAway(site.locale, confirmation);
    if (elsewhere !== null) throw new PageMoved(elsewhere, { isForGood: false });
    // Without script nobody but the server closes it; where that fails, the tab tries again.
    await closeBoughtCart(scope, query.queryKey, confirmation).catch(() => null);
    return { ...buyersAlone, title: confirmationTitle(confirmation, t) };
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    return { ...buyersAlone, title: confirmationTitle(undefined, t), status: 503 };
  }
}
