import { relative } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { stageResult } from './stage-result.mjs';

/**
 * Counts a run of vitest. A test that passed only when tried again counts as passed, and is named.
 * @param {string} project
 * @param {any} report what vitest's JSON reporter wrote, or null when it wrote nothing
 * @param {{ ok: boolean, output: string }} run
 */
export function readVitestReport(project, report, { ok, output }) {
  if (!report) return stageResult({ failures: [`${project}: the run ended before its tests were counted`], output });
  const failures = report.testResults.flatMap((file) => failuresOf(project, file));
  if (!ok && failures.length === 0) failures.push(`${project}: the run ended with an error outside its tests`);
  const skipped = report.testResults.flatMap((file) => file.assertionResults.filter(isSkipped));
  return stageResult({
    passed: report.numPassedTests,
    failures,
    skips: skipped.map((test) => `${project}: ${test.fullName}`),
    notes: [
      ...report.testResults.flatMap((file) => flakyOf(project, file)),
      ...(skipped.length > 0 ? skipReasons(output) : []),
    ],
    output: failures.length > 0 ? output : '',
  });
}

function failuresOf(project, file) {
  const path = relative(projectRoot, file.name);
  const failed = file.assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0) return failed.map((test) => `${project}: ${test.fullName} (${path})`);
  const firstLine = file.message.split('\n')[0] || 'an error outside its tests, shown above';
  return file.status === 'failed' ? [`${project}: ${path} could not be run: ${firstLine}`] : [];
}

/** Of a test that passed on its second try the report keeps what the first one failed with. */
function flakyOf(project, file) {
  const flaky = file.assertionResults.filter((test) => test.status === 'passed' && test.failureMessages.length > 0);
  return flaky.map((test) => `flaky: ${project}: ${test.fullName} (${relative(projectRoot, file.name)})`);
}

function isSkipped(test) {
  return test.status !== 'passed' && test.status !== 'failed';
}

/** A project says why it skips in a sentence of its own; vitest's counts and quoted code are not that. */
function skipReasons(output) {
  const lines = output.split('\n').map((line) => line.trim());
  const reasons = lines.filter((line) => /skip/i.test(line) && !/^(?:[↓✓↳❯]|\d+\|)|\d+ skipped/.test(line));
  return [...new Set(reasons)].slice(0, 5);
}
