/** Finds slots by product id. */
export interface SlotTable {
  size: number;
  /** The product in each slot. */
  productIds: Int32Array;
  slotOf(productId: number): number | undefined;
  /** The slots of those products that lists know, in ascending order, each once. */
  slotsOfAll(productIds: ArrayLike<number>): Int32Array;
}

/** Makes the table of the products in each slot. */
export function createSlotTable(productIds: Int32Array): SlotTable {
  const slots = new Map<number, number>();
  productIds.forEach((productId, slot) => slots.set(productId, slot));

  function slotsOfAll(wanted: ArrayLike<number>): Int32Array {
    const found = new Int32Array(wanted.length);
    let count = 0;
    for (let index = 0; index < wanted.length; index += 1) {
      const slot = slots.get(wanted[index] ?? 0);
      if (slot === undefined) continue;
      found[count] = slot;
      count += 1;
    }
    const sorted = found.subarray(0, count).sort();
    return sorted.filter((slot, index) => index === 0 || slot !== sorted[index - 1]);
  }

  return { size: productIds.length, productIds, slotOf: (productId) => slots.get(productId), slotsOfAll };
}
