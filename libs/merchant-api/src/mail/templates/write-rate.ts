/** A rate of VAT in hundredths of a percent: `25 %`, and `25,5 %` where it is no whole number. */
export function writeRate(rateBp: number): string {
  return `${String(rateBp / 100).replace('.', ',')}\u00a0%`;
}
