/** Prices inc VAT in minor units, both ends included. */
export interface PriceRange {
  lowest: number;
  highest: number;
}

/** More than anything costs (minor units): ten million kronor. */
export const allPrices: PriceRange = { lowest: 0, highest: 1_000_000_000 };

/**
 * Cuts a range so that no part holds more than `most` products, from the cheapest part on. What has one price cannot be cut.
 * Prices crowd at the low end, so each cut lies at the geometric middle.
 */
export async function splitByPrice(
  countIn: (range: PriceRange) => Promise<number>,
  most: number,
  range = allPrices,
): Promise<readonly PriceRange[]> {
  const { lowest, highest } = range;
  const count = await countIn(range);
  if (count === 0) return [];
  if (count <= most || lowest >= highest) return [range];
  const middle = Math.floor(Math.sqrt((lowest + 1) * (highest + 1))) - 1;
  const cut = Math.min(Math.max(middle, lowest), highest - 1);
  const cheap = await splitByPrice(countIn, most, { lowest, highest: cut });
  return [...cheap, ...(await splitByPrice(countIn, most, { lowest: cut + 1, highest }))];
}
