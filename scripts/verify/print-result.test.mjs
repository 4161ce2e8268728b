import { expect, it } from 'vitest';
import { describeStage, describeTotal } from './print-result.mjs';
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

it("shows a failed stage's own words without colour codes", () => {
  expect(describeStage(stageResult({ failures: ['lint'], output: '\u001b[31mred\u001b[0m' }), 1)).toMatch(
    /^FAILED[^\n]*\n\nred\n$/,
  );
  expect(describeStage(stageResult({ passed: 1 }), 2.04)).toMatch(/^ok +1 passed, 0 failed +2\.0 s$/);
});
