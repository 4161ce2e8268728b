/** Units of a sku. */
interface Units {
  skuId: number;
  quantity: number;
}

/**
 * How many packages some lines are, by what was picked for one of them; null where they are no whole number of it. The same
 * sku may have been picked twice, on lines of its own or on one.
 */
export function packageCount(lines: readonly Units[], picks: readonly Units[]): number | null {
  const unitsIn = (all: readonly Units[]) =>
    all.reduce((sum, unit) => (unit.skuId === lines[0]?.skuId ? sum + unit.quantity : sum), 0);
  const count = unitsIn(lines) / unitsIn(picks);
  return Number.isSafeInteger(count) ? count : null;
}
