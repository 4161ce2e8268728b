import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { runQuietly } from '../run-quietly.mjs';
import { readPlaywrightReport } from './playwright-report.mjs';
import { stageResult } from './stage-result.mjs';
import { testProjects } from './test-projects.mjs';
import { readVitestReport } from './vitest-report.mjs';

/** Where the tests must reach what the project's vitest.config.ts says. */
const measured = ['libs/commerce-sdk'];

/** One stage per project with tests; stories are tests of their project. They are run each time, never remembered. */
export function testStages() {
  return testProjects(projectRoot).map(({ folder, name, configured }) => ({
    name: `tests: ${name}`,
    run: (context) => (configured ? runVitest(folder, name, context) : unconfigured(name)),
  }));
}

/** The shopper's journeys in a browser, over the built shop. */
export const browserStage = {
  name: 'browser tests',
  async run({ env, reportFolder }) {
    const file = join(reportFolder, 'browser.json');
    const run = await runQuietly('playwright', ['test', '--reporter=json'], {
      cwd: join(projectRoot, 'apps/storefront-e2e'),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    return readPlaywrightReport(readReport(file), run);
  },
};

async function runVitest(folder, name, { env, reportFolder }) {
  const file = join(reportFolder, `${folder.replaceAll('/', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const coverage = measured.includes(folder) ? ['--coverage'] : [];
  const run = await runQuietly('vitest', ['run', ...reporters, ...coverage], { cwd: join(projectRoot, folder), env });
  return readVitestReport(name, readReport(file), run);
}

function unconfigured(name) {
  return stageResult({ failures: [`${name}: has tests, but no vitest.config.ts to run them with`] });
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
