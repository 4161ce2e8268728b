/** A score as stars from 0 to 5 in steps of a half; what is no number has none. */
export function halfStars(score: number): number {
  return Math.round(Math.min(5, Math.max(0, score || 0)) * 2) / 2;
}
