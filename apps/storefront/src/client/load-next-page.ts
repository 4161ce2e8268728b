import { siteHref, sitePath } from '@torg/market-routing';
import type { loadPage, PageAnswer } from '../routes/load-page.ts';
import type { AppScope } from '../scope/app-scope.ts';

/** The script that knows how pages are loaded. */
export type FetchLoading = () => Promise<{ loadPage: typeof loadPage }>;

/**
 * Loads the page that the visitor goes to. The root leads on, as it does for a document. Without a connection the script
 * for the page may not come: then the shop is out of reach. Drafts are the server's to give, so whoever is shown them gets
 * a document each time.
 */
export async function loadNextPage(
  fetchLoading: FetchLoading,
  scope: AppScope,
  address: URL,
  report: (error: unknown) => void,
): Promise<PageAnswer> {
  const { site, config, preview } = scope;
  // What runs scripts of others is a document of its own, with a policy of its own.
  const apart = ['checkoutPay', ...(config.shippingWidget === null ? [] : ['checkout' as const])] as const;
  if (preview || apart.some((page) => address.pathname === siteHref(site, page, {}))) return documentAt(address);
  if (address.pathname === '/' && config.rootPage !== null) {
    return { kind: 'moved', path: sitePath(site, config.rootPage) + address.search, isForGood: false };
  }
  try {
    const loading = await fetchLoading();
    return offlineWhere(scope, await loading.loadPage(scope, address, report));
  } catch (error) {
    report(error);
    return offlineWhere(scope, { kind: 'failed', status: 503, alternates: {} });
  }
}

/** Without a connection it is not the shop that fails, whatever part of the page did not come. */
function offlineWhere({ stores }: AppScope, answer: PageAnswer): PageAnswer {
  const isOffline = answer.kind === 'failed' && answer.status >= 500 && !stores.ui.online;
  return isOffline ? { ...answer, status: 503, isOffline } : answer;
}

function documentAt({ pathname, search, hash }: URL): PageAnswer {
  return { kind: 'moved', path: pathname + search + hash, isForGood: false, needsDocument: true };
}
