import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './bootstrap/browser.mjs';
import { quietEnvironment } from './quiet-environment.mjs';
import { onSuitableNode, toolEnvironment } from './suitable-node.mjs';
import { describeStage, describeTotal } from './verify/print-result.mjs';
import { runStage } from './verify/run-stage.mjs';
import { runSideBySide } from './verify/side-by-side.mjs';

/** The linter and the compiler take a gigabyte or two each. */
const MOST_AT_A_TIME = 2;

await onSuitableNode(async () => {
  const { stages } = await import('./verify/stages.mjs');
  const reportFolder = mkdtempSync(join(tmpdir(), 'torg-verify-'));
  process.once('exit', () => rmSync(reportFolder, { recursive: true, force: true }));
  const context = { env: verifyEnvironment(), reportFolder, failedStages: new Set() };
  const results = await runAndPrint(stages(), context);
  console.log(describeTotal(results));
  return results.some((result) => result.failures.length > 0) ? 1 : 0;
});

/** Stages run side by side, but each is told whole and in its turn. */
async function runAndPrint(stages, context) {
  const ends = runSideBySide(stages, Math.min(availableParallelism(), MOST_AT_A_TIME), (stage) =>
    timed(stage, context),
  );
  const results = [];
  for (const [index, end] of ends.entries()) {
    process.stdout.write(stages[index].name.padEnd(30));
    const { result, seconds } = await end;
    console.log(describeStage(result, seconds));
    results.push(result);
  }
  return results;
}

async function timed(stage, context) {
  const started = performance.now();
  const result = await runStage(stage, context);
  return { result, seconds: (performance.now() - started) / 1000 };
}

/** As on a build server: no new snapshots are written and no `.only` is accepted, wherever this is run. */
function verifyEnvironment() {
  const env = { ...toolEnvironment(), ...quietEnvironment, CI: 'true', NO_COLOR: '1' };
  const browser = findBrowser(process.env);
  if (browser) env.CHROMIUM_PATH = browser;
  // A colour or production setting of the caller's shell would change what the tools print and how React behaves.
  delete env.FORCE_COLOR;
  delete env.NODE_ENV;
  return env;
}
