import { readFavourites } from '@torg/stores/stored-favourites';
import { favouritesKey, headerKey } from '../../config/stored.ts';
import { readCartId } from '../../scope/cart-cookie.ts';
import { readHeaderNote } from '../header-note.ts';
import { paintCount } from '../paint-count.ts';

export interface CountPorts {
  /** As `document.cookie` tells them. */
  cookies(): string;
  /** Reads local storage. */
  read(key: string): string | null;
}

/**
 * The counts of the header before the tab is alive: as what is stored says, also where another tab has changed it. Answers
 * with what writes them anew.
 */
export function earlyCounts(tab: Window, { cookies, read }: CountPorts): () => void {
  const { document: page } = tab;
  const paint = () => {
    // Without its id there is no cart, whatever was noted of one.
    const units = readCartId(cookies()) === null ? 0 : readHeaderNote(read(headerKey)).units;
    paintCount(page, 'cart', units);
    paintCount(page, 'favourites', readFavourites(read(favouritesKey)).length);
  };
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', paint);
  else paint();
  tab.addEventListener('storage', paint);
  return paint;
}
