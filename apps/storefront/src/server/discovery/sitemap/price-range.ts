/** Prices inc VAT in minor units, both ends included. */
export interface PriceRange {
  lowest: number;
  highest: number;
}

/** More than anything costs: a thousand million kronor. */
export const allPrices: PriceRange = { lowest: 0, highest: 100_000_000_000 };

/** A range in two, or nothing where it is a single price. Prices crowd at the low end, so the cut lies at the geometric middle. */
function halves({ lowest, highest }: PriceRange): readonly [PriceRange, PriceRange] | null {
  if (lowest >= highest) return null;
  const middle = Math.floor(Math.sqrt((lowest + 1) * (highest + 1))) - 1;
  const cut = Math.min(Math.max(middle, lowest), highest - 1);
  return [
    { lowest, highest: cut },
    { lowest: cut + 1, highest },
  ];
}

/** Cuts a range so that no part holds more than `most` products, from the cheapest part on. What has one price stays whole. */
export async function splitByPrice(
  countIn: (range: PriceRange) => Promise<number>,
  most: number,
  range = allPrices,
): Promise<readonly PriceRange[]> {
  const count = await countIn(range);
  if (count === 0) return [];
  const parts = halves(range);
  if (count <= most || !parts) return [range];
  const cheap = await splitByPrice(countIn, most, parts[0]);
  return [...cheap, ...(await splitByPrice(countIn, most, parts[1]))];
}

/** Whether cutting all prices can come to this range. Of all other ranges there are too many to answer. */
export function isCutRange({ lowest, highest }: PriceRange): boolean {
  for (let range = allPrices; ;) {
    if (range.lowest === lowest && range.highest === highest) return true;
    const half = halves(range)?.find((part) => part.lowest <= lowest && part.highest >= highest);
    if (!half) return false;
    range = half;
  }
}
