/** Metres up to a kilometre, tenths of kilometres beyond, as both languages write them. */
export function distanceText(metres: number): string {
  return metres < 1_000 ? `${Math.round(metres)} m` : `${(metres / 1_000).toFixed(1).replace('.', ',')} km`;
}
