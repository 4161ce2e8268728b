import { stageResult } from './stage-result.mjs';

/**
 * Runs one stage. One that throws has failed; the others still get their turn.
 * @param {{ name: string, run: (context: object) => unknown }} stage
 * @param {{ failedStages: Set<string> }} context
 */
export async function runStage(stage, context) {
  const result = await found(stage, context);
  if (result.failures.length > 0) context.failedStages.add(stage.name);
  return result;
}

async function found(stage, context) {
  try {
    return await stage.run(context);
  } catch (error) {
    return stageResult({ failures: [`${stage.name}: ${error.message}`], output: error.stack });
  }
}
