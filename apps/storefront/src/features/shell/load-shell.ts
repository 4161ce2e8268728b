import { rootCategoriesQuery } from '../../queries/catalogue-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** Fetches what the frame around every page shows. A failure leaves the menu empty; it takes no page down. */
export async function loadShell(scope: AppScope): Promise<null> {
  await scope.queries.prefetchQuery(rootCategoriesQuery(scope));
  return null;
}
