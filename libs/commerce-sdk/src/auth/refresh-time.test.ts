import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWorn, refreshDelay, retryDelay } from './refresh-time.ts';

describe('a token', () => {
  it.each([
    [900, 810_000],
    [1, 1000],
    [0, 1000],
    [-5, 1000],
    [Number.POSITIVE_INFINITY, 2 ** 31 - 1],
    [1e12, 2 ** 31 - 1],
  ])('that serves %d s is exchanged after %d ms', (maxAge, delay) => {
    expect(refreshDelay(maxAge)).toBe(delay);
  });

  it.each([
    [0, false],
    [809_999, false],
    [810_000, true],
    [5_000_000, true],
    [-1, true],
  ])('%d ms old is worn: %s', (age, worn) => {
    expect(isWorn({ issuedAt: 1000, maxAge: 900 }, 1000 + age)).toBe(worn);
  });
});

it('waits twice as long after each failure, from five seconds to five minutes', () => {
  expect([1, 2, 3, 6, 7, 8].map(retryDelay)).toEqual([5000, 10_000, 20_000, 160_000, 300_000, 300_000]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (failures) => {
      expect(retryDelay(failures + 1)).toBeGreaterThanOrEqual(retryDelay(failures));
    }),
  );
});
