import { runQuietly } from '../run-quietly.mjs';
import { stageResult } from './stage-result.mjs';

/**
 * A stage that is one program and counts as one: it passes when the program ends well.
 * @param {string} name
 * @param {string[]} command
 * @param {{ refuse?: RegExp }} [options] `refuse`: words that mean that the program checked nothing
 */
export function singleCheck(name, [program, ...args], { refuse } = {}) {
  return {
    name,
    async run({ env }) {
      const { ok, output } = await runQuietly(program, args, { env });
      const passed = ok && !refuse?.test(output);
      return stageResult(passed ? { passed: 1 } : { failures: [name], output });
    },
  };
}

/**
 * The same stage, but failed without being run where `isBlocked` says that what it needs is not there.
 * @param {ReturnType<typeof singleCheck>} stage
 * @param {string} needed the name of the stage that made it
 */
export function needs(stage, needed) {
  return {
    name: stage.name,
    async run(context) {
      if (!context.failedStages.has(needed)) return stage.run(context);
      return stageResult({ failures: [`${stage.name}: not run, because "${needed}" failed`] });
    },
  };
}
