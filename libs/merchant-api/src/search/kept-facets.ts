import type { ListFacets } from './count-facets.ts';
import type { ListIndex } from './index/list-index.ts';

/** Keeps the counted filters of lists that are asked for again and again, such as those of a category. */
export interface KeptFacets {
  /** Counts only where the same list of the same index was not counted lately. */
  facetsOf(index: ListIndex, key: string, count: () => ListFacets): ListFacets;
}

const MOST_LISTS = 300;

/** Makes the keeper; it lives as long as the API. */
export function createKeptFacets(): KeptFacets {
  const kept = new WeakMap<ListIndex, Map<string, ListFacets>>();
  return {
    facetsOf(index, key, count) {
      const lists = kept.get(index) ?? new Map<string, ListFacets>();
      kept.set(index, lists);
      const facets = lists.get(key) ?? count();
      // A Map keeps the order of insertion, so its first entry is the one that was asked for longest ago.
      lists.delete(key);
      lists.set(key, facets);
      const [oldest] = lists.keys();
      if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest);
      return facets;
    },
  };
}
