/** The bands that analytics sort reductions in, each by its first and last whole percent. */
const bands = [
  [0, 5],
  [6, 10],
  [11, 15],
  [16, 20],
  [21, 30],
  [31, 40],
  [41, 50],
  [51, 60],
  [61, 70],
  [71, 80],
  [81, 100],
] as const;

/** What analytics get for a percentage that no price can have. */
export const INVALID_SALES_TYPE = 'Invalid discount percentage';

/**
 * The `sales_type` that analytics sort a reduction under: the band of its percentage, such as `6-10`, or
 * {@link INVALID_SALES_TYPE} where it is below 0 or above 100. Fractions are rounded first, as the bands are of whole percent.
 *
 * @example
 * salesType(12); // 11-15
 */
export function salesType(discountPercentage: number): string {
  const percent = Math.round(discountPercentage);
  const band = bands.find(([first, last]) => first <= percent && percent <= last);
  return band ? band.join('-') : INVALID_SALES_TYPE;
}
