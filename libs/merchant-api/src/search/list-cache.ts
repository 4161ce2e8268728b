import { LRUCache } from 'lru-cache';
import type { ListFacets } from './count-facets.ts';
import type { ListIndex } from './index/list-index.ts';
import { rankedSlots } from './ranked-slots.ts';
import type { FoundProduct } from './text/found-product.ts';

/** Keeps beside an index what was worked out for lists that are asked for again and again, or a page further on. */
export interface ListCache {
  /** Counts only where the same list of the same index was not counted lately. */
  facetsOf(index: ListIndex, key: string, count: () => ListFacets): ListFacets;
  /** The slots of what a text finds, the best first. Looks it up only where it was not looked up lately for this index. */
  foundBy(index: ListIndex, text: string, find: () => Promise<readonly FoundProduct[]>): Promise<Int32Array>;
}

const facetBounds = { max: 300 };
/** Some 8 MB of slots; most texts find a few hundred, and what finds none takes its place too. */
const findBounds = { max: 2_000, maxSize: 2_000_000, sizeCalculation: (slots: Int32Array) => slots.length + 1 };

/** Makes the keeper; it lives as long as the API. What it keeps goes with its index. */
export function createListCache(): ListCache {
  const facetsBy = cacheBeside(() => new LRUCache<string, ListFacets>(facetBounds));
  const findsBy = cacheBeside(() => new LRUCache<string, Int32Array>(findBounds));
  return {
    facetsOf(index, key, count) {
      const kept = facetsBy(index);
      const known = kept.get(key);
      if (known) return known;
      const facets = count();
      kept.set(key, facets);
      return facets;
    },
    async foundBy(index, text, find) {
      const kept = findsBy(index);
      const known = kept.get(text);
      if (known) return known;
      const slots = rankedSlots(index, await find());
      kept.set(text, slots);
      return slots;
    },
  };
}

function cacheBeside<Cache>(make: () => Cache): (index: ListIndex) => Cache {
  const kept = new WeakMap<ListIndex, Cache>();
  return (index) => {
    const known = kept.get(index) ?? make();
    kept.set(index, known);
    return known;
  };
}
