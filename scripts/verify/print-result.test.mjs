import { expect, it } from 'vitest';
import { describeReused, describeStage, describeTotal } from './print-result.mjs';
import { stageResult } from './stage-result.mjs';

it('ends with one plain line over everything', () => {
  const results = [stageResult({ passed: 12 }), stageResult({ passed: 3 })];
  expect(describeTotal(results).split('\n').at(-1)).toBe('15 passed, 0 failed');
});

it('names failures and skips above that line', () => {
  const results = [
    stageResult({ passed: 1, failures: ['ui: b'] }),
    stageResult({ skips: ['api: c'], notes: ['no PostgreSQL'] }),
  ];
  const lines = describeTotal(results).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['  ui: b', '  api: c', '  no PostgreSQL']));
  expect(lines.at(-1)).toBe('1 passed, 1 failed, 1 skipped');
});

it("shows a failed stage's own words", () => {
  const failed = stageResult({ failures: ['lint'], output: 'red' });
  const stage = { name: 'ui: lint', isReused: false, seconds: 2.04 };
  expect(describeStage({ ...stage, result: failed })).toMatch(/^ui: lint +FAILED[^\n]*\n\nred\n$/);
  expect(describeStage({ ...stage, result: stageResult({ passed: 1 }) })).toMatch(/ok +1 passed, 0 failed +2\.0 s$/);
});

it('says what was not run again', () => {
  const stage = { name: 'ui: vitest', isReused: true, seconds: 0, result: stageResult({ passed: 12 }) };
  expect(describeStage(stage)).toMatch(/ok +12 passed, 0 failed +not run again$/);
  expect(describeReused([stage, { ...stage, isReused: false }])).toEqual([
    '1 of 2 checks not run again: nothing that they read has changed',
  ]);
  expect(describeReused([])).toEqual([]);
});
