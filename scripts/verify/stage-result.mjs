/**
 * What one stage found. `failures` and `skips` are sentences for the reader, one each.
 * @typedef {{ passed: number, failures: string[], skips: string[], notes: string[], output: string }} StageResult
 */

/**
 * A result with what is not named left empty.
 * @param {Partial<StageResult>} found
 * @returns {StageResult}
 */
export function stageResult(found) {
  return { passed: 0, failures: [], skips: [], notes: [], output: '', ...found };
}
