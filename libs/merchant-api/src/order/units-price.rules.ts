/** A line as it was bought: so many units for so much, in minor units inc VAT after every reduction. */
export interface PaidLine {
  quantity: number;
  paid: number;
}

/**
 * What the first units of a line cost. What comes after so many others is the difference of two of these, so that parts add
 * up to what was paid, without an öre lost or made.
 */
export function priceOfUnits({ quantity, paid }: PaidLine, units: number): number {
  return Math.round((paid * units) / quantity);
}
