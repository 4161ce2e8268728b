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
 * The same stage, to be run while nothing else is.
 * @template Stage
 * @param {Stage} stage
 */
export function alone(stage) {
  return { ...stage, cores: Infinity };
}

/**
 * The same stage, to be run once another has ended, however that ended: the two write the same files.
 * @template Stage
 * @param {Stage} stage
 * @param {string} other
 */
export function after(stage, other) {
  return { ...stage, after: other };
}

/**
 * The same stage, but failed without being run where the one has failed that makes what it needs.
 * @param {ReturnType<typeof singleCheck>} stage
 * @param {string} needed the name of the stage that made it
 */
export function needs(stage, needed) {
  return {
    ...stage,
    after: needed,
    async run(context) {
      if (!context.failedStages.has(needed)) return stage.run(context);
      return stageResult({ failures: [`${stage.name}: not run, because "${needed}" failed`] });
    },
  };
}
