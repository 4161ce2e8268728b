/** How many units lines need of each sku, gifts included. */
export function unitsBySku(lines: readonly { skuId: number; quantity: number }[]): Map<number, number> {
  const units = new Map<number, number>();
  for (const { skuId, quantity } of lines) units.set(skuId, (units.get(skuId) ?? 0) + quantity);
  return units;
}
