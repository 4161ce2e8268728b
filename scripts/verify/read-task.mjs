import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../project-root.mjs';
import { readPlaywrightReport } from './playwright-report.mjs';
import { stageResult } from './stage-result.mjs';
import { readVitestReport } from './vitest-report.mjs';

/** Where the runners of tests leave their reports, and how these are read. All other targets count as one check each. */
const runners = {
  vitest: { report: 'test-results/vitest/report.json', read: readVitestReport },
  stories: { report: 'test-results/stories/report.json', read: readVitestReport },
  e2e: { report: 'test-results/report.json', read: (_name, report, run) => readPlaywrightReport(report, run) },
};

/** Words that mean that a program ended well, but checked less than it should: without Nx's graph, no module boundaries. */
const refused = /No cached ProjectGraph/;

/**
 * What became of one of Nx's tasks.
 * @param {{ status: string, terminalOutput?: string, task: { id: string, startTime?: number, endTime?: number, projectRoot?: string, target: { project: string, target: string } } }} taskResult
 * @param {string} [root]
 * @returns {{ name: string, target: string, folder?: string, isReused: boolean, seconds: number, result: import('./stage-result.mjs').StageResult }}
 */
export function readTask({ status, terminalOutput = '', task }, root = projectRoot) {
  const output = stripVTControlCharacters(terminalOutput);
  const { project, target } = task.target;
  const name = `${project.replace('@torg/', '')}: ${target}`;
  const isReused = status.includes('cache');
  const seconds = isReused ? 0 : ((task.endTime ?? 0) - (task.startTime ?? 0)) / 1000;
  const ok = (isReused || status === 'success') && !refused.test(output);
  return { name, target, folder: task.projectRoot, isReused, seconds, result: found() };

  function found() {
    if (status === 'skipped') {
      return stageResult({ failures: [`${name}: not run, because what it depends on failed`] });
    }
    const runner = runners[target];
    if (runner) return runner.read(name, readReport(join(root, task.projectRoot ?? '', runner.report)), { ok, output });
    return ok ? stageResult({ passed: 1 }) : stageResult({ failures: [name], output });
  }
}

/** Where the runners leave their reports and traces in a project, as an earlier run may have done. */
export function reportFolders(folder) {
  return Object.values(runners).map(({ report }) => dirname(join(folder, report)));
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
