import { findBrowser } from './bootstrap/browser.mjs';
import { projectRoot } from './project-root.mjs';
import { quietEnvironment } from './quiet-environment.mjs';
import { onSuitableNode, toolEnvironment } from './suitable-node.mjs';
import { changeBase } from './verify/change-base.mjs';
import { describeReused, describeStage, describeTotal } from './verify/print-result.mjs';
import { finishedTasks } from './verify/finished-tasks.mjs';
import { readTask } from './verify/read-task.mjs';
import { runTasks } from './verify/run-tasks.mjs';
import { stageResult } from './verify/stage-result.mjs';
import { targets } from './verify/targets.mjs';
import { untested } from './verify/untested.mjs';

await onSuitableNode(async () => {
  const base = process.argv.includes('--quick') ? changeBase() : undefined;
  const hear = finishedTasks((task) => console.log(`… ${task}`));
  const { ok, output, tasks } = await runTasks({ env: verifyEnvironment(), base, hear });
  const stages = (tasks ?? []).map((task) => readTask(task)).sort(byTarget);
  console.log();
  for (const stage of stages) console.log(describeStage(stage));

  const results = stages.map(({ result }) => result);
  const failures = base ? [] : untested(projectRoot, stages);
  const hasFailed = results.some((result) => result.failures.length > 0);
  if (!tasks || (!ok && !hasFailed)) {
    console.log(output);
    failures.push('nx: the run ended with an error outside its checks, shown above');
  }
  results.push(stageResult({ failures, notes: describeReused(stages, base) }));
  console.log(describeTotal(results));
  return hasFailed || failures.length > 0 ? 1 : 0;
});

function byTarget(one, other) {
  return targets.indexOf(one.target) - targets.indexOf(other.target) || one.name.localeCompare(other.name);
}

/** As on a build server: no new snapshots are written and no `.only` is accepted, wherever this is run. */
function verifyEnvironment() {
  const env = { ...toolEnvironment(), ...quietEnvironment, CI: 'true', FORCE_COLOR: '0' };
  // Read in Nx's own process, a Vite config that builds would leave NODE_ENV=production to every check.
  env.NX_ISOLATE_PLUGINS = 'true';
  const browser = findBrowser(process.env);
  if (browser) env.CHROMIUM_PATH = browser;
  // Node warns where both are set, and Nx sets the other one to what is not said here.
  delete env.NO_COLOR;
  // A production setting of the caller's shell would change how React behaves.
  delete env.NODE_ENV;
  return env;
}
