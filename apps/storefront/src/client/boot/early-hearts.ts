import { paintHearts } from '../paint-hearts.ts';
import { readFavourites, writeFavourites } from '@torg/stores/stored-favourites';

/** Hearts before the tab is alive: as full as what is stored says, and marked at a touch. */
export function earlyHearts(
  page: Document,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
  onChange: () => void,
) {
  const marked: { productId: number; isMarked: boolean }[] = [];

  const read = () => readFavourites(storage.getItem(key));

  const fill = (ids: readonly number[]) => paintHearts(page, '[data-favourite]', (id) => ids.includes(id));

  function mark(productId: number): void {
    const others = read().filter((id) => id !== productId);
    const isMarked = others.length === read().length;
    const ids = isMarked ? [productId, ...others] : others;
    storage.setItem(key, writeFavourites(ids));
    // A browser that lets nothing be stored marks nothing.
    if (read().includes(productId) !== isMarked) return;
    marked.push({ productId, isMarked });
    fill(ids);
    onChange();
  }

  const begin = () => {
    if (read().length > 0) fill(read());
  };
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', begin);
  else begin();
  return { marked, mark };
}
