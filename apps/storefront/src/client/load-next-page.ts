import type { loadPage, PageAnswer } from '../routes/load-page.ts';
import type { AppScope } from '../scope/app-scope.ts';

/** The script that knows how pages are loaded. */
export type FetchLoading = () => Promise<{ loadPage: typeof loadPage }>;

/** Loads the page that the visitor goes to. Without a connection the script for it may not come: then the shop is out of reach. */
export async function loadNextPage(
  fetchLoading: FetchLoading,
  scope: AppScope,
  address: URL,
  report: (error: unknown) => void,
): Promise<PageAnswer> {
  try {
    const loading = await fetchLoading();
    return await loading.loadPage(scope, address, report);
  } catch (error) {
    report(error);
    return { kind: 'failed', status: 503, alternates: {} };
  }
}
