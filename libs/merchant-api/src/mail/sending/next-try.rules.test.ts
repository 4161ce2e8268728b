import { expect, it } from 'vitest';
import { isTooOld, nextTry } from './next-try.rules.ts';

const minutes = (count: number) => count * 60_000;

it.each([
  [1, 1],
  [2, 5],
  [3, 15],
  [8, 1440],
])('after failure %i a mail is tried again in %i minutes', (attempts, wait) => {
  expect(nextTry(attempts, 1_000)).toBe(1_000 + minutes(wait));
});

it('gives a mail up after nine failures', () => {
  expect(nextTry(9, 0)).toBeNull();
});

it('takes a mail of three days as too old, and every try but the last comes before', () => {
  const days = minutes(3 * 24 * 60);
  expect([isTooOld(0, days), isTooOld(0, days + 1)]).toEqual([false, true]);
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => nextTry(attempts, 0) ?? 0);
  expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(days);
});
