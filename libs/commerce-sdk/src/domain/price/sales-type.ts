/** The bands that analytics sort reductions in, by their last whole percent. */
const bands = [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 100] as const;

/** What analytics get for a percentage that no price can have. */
export const INVALID_SALES_TYPE = 'Invalid discount percentage';

/** The band of a reduction in percent, such as `6-10`. Fractions are rounded first, as the bands are of whole percent. */
export function salesType(discountPercentage: number): string {
  if (!(discountPercentage >= 0 && discountPercentage <= 100)) return INVALID_SALES_TYPE;
  const percent = Math.round(discountPercentage);
  const index = bands.findIndex((last) => percent <= last);
  const first = index === 0 ? 0 : (bands[index - 1] ?? 0) + 1;
  return `${first}-${bands[index]}`;
}
