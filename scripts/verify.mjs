import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './bootstrap/browser.mjs';
import { quietEnvironment } from './quiet-environment.mjs';
import { onSuitableNode, toolEnvironment } from './suitable-node.mjs';
import { describeStage, describeTotal } from './verify/print-result.mjs';
import { runStage } from './verify/run-stage.mjs';

await onSuitableNode(async () => {
  const { stages } = await import('./verify/stages.mjs');
  const reportFolder = mkdtempSync(join(tmpdir(), 'torg-verify-'));
  process.once('exit', () => rmSync(reportFolder, { recursive: true, force: true }));
  const context = { env: verifyEnvironment(), reportFolder, failedStages: new Set() };
  const results = [];
  for (const stage of stages()) results.push(await runAndPrint(stage, context));
  console.log(describeTotal(results));
  return results.some((result) => result.failures.length > 0) ? 1 : 0;
});

async function runAndPrint(stage, context) {
  process.stdout.write(stage.name.padEnd(30));
  const started = performance.now();
  const result = await runStage(stage, context);
  console.log(describeStage(result, (performance.now() - started) / 1000));
  return result;
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
