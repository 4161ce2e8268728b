import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTask } from './read-task.mjs';

let root;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'read-task-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const taskOf = (target, status, terminalOutput = '') => ({
  status,
  terminalOutput,
  task: { startTime: 1_000, endTime: 3_500, projectRoot: 'libs/ui', target: { project: '@torg/ui', target } },
});

function leaveReport(path, report) {
  const file = join(root, 'libs/ui', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}

const passing = { assertionResults: [{ fullName: 'a', status: 'passed', failureMessages: [] }], status: 'passed' };
const vitestReport = { numPassedTests: 1, testResults: [{ ...passing, name: '/a.test.ts', message: '' }] };

it('counts a program that ends well as one check, with the time that it took', () => {
  const { name, seconds, isReused, result } = readTask(taskOf('lint', 'success'), root);
  expect({ name, seconds, isReused, passed: result.passed }).toEqual({
    name: 'ui: lint',
    seconds: 2.5,
    isReused: false,
    passed: 1,
  });
});

it('names a program that failed, and keeps its words without their colours', () => {
  const { result } = readTask(taskOf('lint', 'failure', '\u001b[31mno-unused-vars\u001b[0m'), root);
  expect(result).toMatchObject({ passed: 0, failures: ['ui: lint'], output: 'no-unused-vars' });
});

it('counts the tests of a suite that was not run again', () => {
  leaveReport('test-results/vitest/report.json', vitestReport);
  const { isReused, result } = readTask(taskOf('vitest', 'local-cache'), root);
  expect([isReused, result.passed, result.failures]).toEqual([true, 1, []]);
});

it.each(['success', 'local-cache', 'failure'])('counts a suite without a report as failed (%s)', (status) => {
  expect(readTask(taskOf('vitest', status), root).result.failures).toHaveLength(1);
  expect(readTask(taskOf('e2e', status), root).result.failures).toHaveLength(1);
});

it('counts what was not run because of another failure as failed', () => {
  const { result } = readTask(taskOf('e2e', 'skipped'), root);
  expect(result.failures).toEqual(['ui: e2e: not run, because what it depends on failed']);
});

it('counts a linter that could not see the module boundaries as failed, whether it was run now or before', () => {
  const words = 'No cached ProjectGraph is available. The rule will be skipped.';
  for (const status of ['success', 'local-cache']) {
    expect(readTask(taskOf('lint', status, words), root).result.failures).toEqual(['ui: lint']);
  }
});
