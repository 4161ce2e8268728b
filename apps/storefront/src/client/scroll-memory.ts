import { scrollKey } from '../config/stored.ts';
import type { ShopLocation } from './navigator.ts';

/** Entries of the history whose position is kept; older ones start at the top. */
const mostKept = 50;

/** Where a page was left. */
export interface Place {
  /** How far it was scrolled (px). */
  top: number;
  /** The address of the link that had the focus, as its page writes it; null where none had. */
  link: string | null;
}

export interface ScrollMemory {
  keep(location: Pick<ShopLocation, 'key'>, place: Place): void;
  recall(location: Pick<ShopLocation, 'key'>): Place | null;
}

/** Remembers where each page of the tab's history was left, over a reload too. */
export function scrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'>): ScrollMemory {
  const read = (): [key: string, top: number, link: string | null][] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(scrollKey) ?? '[]');
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  };
  return {
    keep({ key }, { top, link }) {
      const others = read().filter(([known]) => known !== key);
      storage.setItem(scrollKey, JSON.stringify([...others, [key, top, link]].slice(-mostKept)));
    },
    recall({ key }) {
      const [, top, link] = read().find(([known]) => known === key) ?? [];
      return top === undefined ? null : { top, link: link ?? null };
    },
  };
}
