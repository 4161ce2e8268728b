import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { readVitestReport } from './vitest-report.mjs';

const test = (fullName, status, failureMessages = []) => ({ fullName, status, failureMessages });
const fileOf = (status, assertionResults, message = '') => {
  return { name: join(projectRoot, 'libs/ui/src/a.test.ts'), status, message, assertionResults };
};
const reportOf = (...testResults) => {
  const passed = testResults.flatMap((file) => file.assertionResults).filter((each) => each.status === 'passed');
  return { numPassedTests: passed.length, testResults };
};

it('counts what passed', () => {
  const report = reportOf(fileOf('passed', [test('a', 'passed'), test('b', 'passed')]));
  expect(readVitestReport('ui', report, { ok: true, output: 'all fine' })).toMatchObject({
    passed: 2,
    failures: [],
    output: '',
  });
});

it('names each failed test and keeps the output', () => {
  const report = reportOf(fileOf('failed', [test('a', 'passed'), test('b breaks', 'failed')]));
  const result = readVitestReport('ui', report, { ok: false, output: 'expected 1' });
  expect(result).toMatchObject({ passed: 1, failures: ['ui: b breaks (libs/ui/src/a.test.ts)'], output: 'expected 1' });
});

it('counts a file that could not be loaded as a failure', () => {
  const report = reportOf(fileOf('failed', [], 'Cannot find module\nat …'));
  const { failures } = readVitestReport('ui', report, { ok: false, output: '' });
  expect(failures).toEqual(['ui: libs/ui/src/a.test.ts could not be run: Cannot find module']);
});

it('counts a run that failed outside its tests, or before them, as a failure', () => {
  const report = reportOf(fileOf('passed', [test('a', 'passed')]));
  expect(readVitestReport('ui', report, { ok: false, output: 'unhandled' }).failures).toHaveLength(1);
  expect(readVitestReport('ui', null, { ok: false, output: 'crashed' }).failures).toHaveLength(1);
  expect(readVitestReport('ui', null, { ok: true, output: '' }).failures).toHaveLength(1);
});

it('names what was skipped, with the reason that the project gave', () => {
  const report = reportOf(fileOf('passed', [test('a', 'passed'), test('b', 'skipped'), test('c', 'todo')]));
  const output = 'Skipped: no PostgreSQL is installed here\n Tests  1 passed | 2 skipped (3)';
  const { skips, notes } = readVitestReport('api', report, { ok: true, output });
  expect(skips).toEqual(['api: b', 'api: c']);
  expect(notes).toEqual(['Skipped: no PostgreSQL is installed here']);
});

it('counts what passed when tried again as passed, and names it', () => {
  const report = reportOf(fileOf('passed', [test('a', 'passed', ['expected 1 to be 2']), test('b', 'passed')]));
  expect(readVitestReport('ui', report, { ok: true, output: '' })).toMatchObject({
    passed: 2,
    failures: [],
    notes: ['flaky: ui: a (libs/ui/src/a.test.ts)'],
  });
});
