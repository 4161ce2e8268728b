import { stageResult } from './stage-result.mjs';

/**
 * Counts a run of Playwright. A test that passed only when tried again counts as passed, and is named.
 * @param {any} report what Playwright's JSON reporter wrote, or null when it wrote nothing
 * @param {{ ok: boolean, output: string }} run
 */
export function readPlaywrightReport(report, { ok, output }) {
  if (!report) return stageResult({ failures: ['browser: the run ended before its tests were counted'], output });
  const tests = report.suites.flatMap((suite) => testsOf(suite, []));
  const failures = tests.filter((test) => test.status === 'unexpected').map((test) => test.name);
  failures.push(...report.errors.map((error) => `browser: ${firstLine(error.message)}`));
  if (tests.length === 0 && failures.length === 0) failures.push('browser: no test was found');
  if (!ok && failures.length === 0) failures.push('browser: the run ended with an error outside its tests');
  return stageResult({
    passed: tests.filter((test) => test.status === 'expected' || test.status === 'flaky').length,
    failures,
    skips: tests.filter((test) => test.status === 'skipped').map((test) => test.name + test.reason),
    notes: tests.filter((test) => test.status === 'flaky').map((test) => `flaky: ${test.name}`),
    output: failures.length > 0 ? output : '',
  });
}

function testsOf(suite, parents) {
  const titles = [...parents, suite.title];
  const nested = (suite.suites ?? []).flatMap((child) => testsOf(child, titles));
  const own = (suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => readTest([...titles, spec.title], test)));
  return [...own, ...nested];
}

function readTest(titles, { projectName, status, annotations }) {
  const project = projectName ? `browser (${projectName})` : 'browser';
  const reason = annotations?.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
  return {
    name: `${project}: ${titles.filter(Boolean).join(' › ')}`,
    status,
    reason: reason ? ` (${reason})` : '',
  };
}

function firstLine(text = 'an error without words') {
  return text.split('\n')[0];
}
