import { expect, it } from 'vitest';
import { readPlaywrightReport } from './playwright-report.mjs';

const spec = (title, status, rest = {}) => ({ title, tests: [{ status, annotations: [], ...rest }] });
const reportOf = (specs, errors = []) => ({
  suites: [{ title: 'thread.spec.ts', specs: [], suites: [{ title: 'in Swedish', specs }] }],
  errors,
});

it('counts tests at any depth, and one that passed on the second try as passed', () => {
  const report = reportOf([spec('buys', 'expected'), spec('returns', 'flaky')]);
  expect(readPlaywrightReport(report, { ok: true, output: '' })).toMatchObject({
    passed: 2,
    failures: [],
    notes: ['flaky: browser: thread.spec.ts › in Swedish › returns'],
  });
});

it('names a failed test and keeps the output', () => {
  const failed = spec('buys', 'unexpected', {
    results: [{ errors: [{ message: 'no button' }] }],
    projectName: 'no-script',
  });
  const { failures, output } = readPlaywrightReport(reportOf([failed]), { ok: false, output: 'no button' });
  expect(failures).toEqual(['browser (no-script): thread.spec.ts › in Swedish › buys']);
  expect(output).toBe('no button');
});

it('gives the reason of a skipped test', () => {
  const skipped = spec('pays', 'skipped', { annotations: [{ type: 'skip', description: 'no PostgreSQL' }] });
  const { skips, failures } = readPlaywrightReport(reportOf([skipped]), { ok: true, output: '' });
  expect(skips).toEqual(['browser: thread.spec.ts › in Swedish › pays (no PostgreSQL)']);
  expect(failures).toEqual([]);
});

it.each([
  [
    'a server that did not start',
    { suites: [], errors: [{ message: 'Timed out\nwaiting' }] },
    false,
    'browser: Timed out',
  ],
  ['no test at all', { suites: [], errors: [] }, true, 'browser: no test was found'],
  ['no report', null, false, 'browser: the run ended before its tests were counted'],
  [
    'an error beside its tests',
    reportOf([spec('a', 'expected')]),
    false,
    'browser: the run ended with an error outside its tests',
  ],
])('counts %s as a failure', (_, report, ok, failure) => {
  expect(readPlaywrightReport(report, { ok, output: '' }).failures).toEqual([failure]);
});
