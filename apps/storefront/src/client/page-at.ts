import type { ShopEvent } from '@torg/stores';
import type { PageName } from '../page/page-names.ts';

/** The page that was shown at a moment (milliseconds since 1970), or the first one; null where that one had failed. */
export function pageAt(events: readonly ShopEvent[], moment: number): PageName | null {
  const shown = events.filter((event) => event.type === 'page:impression');
  const { route } = (shown.findLast(({ timestamp }) => timestamp <= moment) ?? shown[0])?.data ?? {};
  // A page that failed is noted by its status.
  return route === undefined || /^\d/.test(route) ? null : (route as PageName); // all others are noted by their names
}
