import type { SelectItem } from '../events/select-item.ts';
import type { ViewItemList } from '../events/view-item-list.ts';

/** So many products are told of at once. */
const batch = 4;

export interface ImpressionBatches {
  /** A card came into view. */
  add(seen: SelectItem): void;
  /** Tells of what has not filled a batch, since nobody knows whether more comes. */
  flush(): void;
}

/** Gathers products that came into view, and tells of each list four at a time. */
export function batchImpressions(send: (seen: ViewItemList) => void): ImpressionBatches {
  const waiting = new Map<string, ViewItemList>();
  return {
    add({ items: [item], ...list }) {
      const key = JSON.stringify(list);
      const items = [...(waiting.get(key)?.items ?? []), item];
      if (items.length < batch) return void waiting.set(key, { ...list, items });
      waiting.delete(key);
      send({ ...list, items });
    },
    flush() {
      const rest = [...waiting.values()];
      waiting.clear();
      rest.forEach(send);
    },
  };
}
