import type { AppScope } from '../../scope/app-scope.ts';
import { footerParts } from './footer-parts.ts';
import { announcementsQuery, menuRowQuery } from './menu-queries.ts';
import { menuPlaces } from './menu-places.ts';

/** Fetches what the frame around every page shows. A failure leaves a menu empty; it takes no page down. */
export async function loadShell(scope: AppScope): Promise<null> {
  const menus = Object.values(menuPlaces).map((place) => scope.queries.prefetchQuery(menuRowQuery(scope, place)));
  // Where its code does not come, the footer stands as the server wrote it until it does.
  const footer = footerParts.fetch(scope.translation).catch(() => {});
  await Promise.all([...menus, footer, scope.queries.prefetchQuery(announcementsQuery(scope))]);
  return null;
}
