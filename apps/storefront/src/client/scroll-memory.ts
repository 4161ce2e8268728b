import { scrollKey } from '../config/stored.ts';
import type { ShopLocation } from './navigator.ts';

/** Entries of the history whose position is kept; older ones start at the top. */
const mostKept = 50;

export interface ScrollMemory {
  keep(location: Pick<ShopLocation, 'key'>, position: number): void;
  recall(location: Pick<ShopLocation, 'key'>): number | null;
}

/** Remembers how far each page of the tab's history was scrolled, over a reload too. */
export function scrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'>): ScrollMemory {
  const read = (): [string, number][] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(scrollKey) ?? '[]');
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  };
  return {
    keep({ key }, position) {
      const others = read().filter(([known]) => known !== key);
      storage.setItem(scrollKey, JSON.stringify([...others, [key, position]].slice(-mostKept)));
    },
    recall({ key }) {
      return read().find(([known]) => known === key)?.[1] ?? null;
    },
  };
}
