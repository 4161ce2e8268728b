/** The sum of digits times weights, one by one; digits beyond the weights do not count. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return [...digits].reduce((sum, digit, index) => sum + Number(digit) * (weights[index] ?? 0), 0);
}
