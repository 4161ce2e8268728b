import { expect, it } from 'vitest';
import { nextTry } from './next-try.rules.ts';

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
