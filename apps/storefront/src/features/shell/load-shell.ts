import { categoriesQuery } from '../../queries/catalogue-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** Fetches what the frame around every page shows. A failure leaves the menu empty; it takes no page down. */
export async function loadShell({ queries, commerce }: AppScope): Promise<null> {
  await queries.prefetchQuery(categoriesQuery(commerce));
  return null;
}
