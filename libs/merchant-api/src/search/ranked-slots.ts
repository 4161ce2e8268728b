import type { ListIndex } from './index/list-index.ts';
import type { FoundProduct } from './text/found-product.ts';

/** The slots of what was found, the best first; those alike in the order of the shop. What lists do not know is left out. */
export function rankedSlots({ table }: ListIndex, found: readonly FoundProduct[]): Int32Array {
  const placed = found.flatMap(({ productId, rank }) => {
    const slot = table.slotOf(productId);
    return slot === undefined ? [] : { slot, rank };
  });
  return Int32Array.from(
    placed.sort((a, b) => b.rank - a.rank || a.slot - b.slot),
    ({ slot }) => slot,
  );
}
