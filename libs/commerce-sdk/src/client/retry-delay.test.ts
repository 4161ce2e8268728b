import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRetryAfter, retryDelay } from './retry-delay.ts';

describe('retryDelay', () => {
  it('begins at 300 ms and doubles, up to ten seconds', () => {
    expect([0, 1, 2, 3, 5, 6, 50].map((failures) => retryDelay(failures, null, 0))).toEqual([
      300, 600, 1200, 2400, 9600, 10_000, 10_000,
    ]);
  });

  it('takes up to half of it away by chance', () => {
    expect([0, 0.5, 1].map((chance) => retryDelay(1, null, chance))).toEqual([600, 450, 300]);
  });

  it('is what the server asked for', () => {
    expect(retryDelay(0, 2500, 0.5)).toBe(2500);
    expect(retryDelay(0, 0, 0.5)).toBe(0);
  });

  it('is never below nothing nor above ten seconds', () => {
    const asked = fc.option(fc.double({ min: 0, noNaN: true }));
    fc.assert(
      fc.property(fc.nat(), asked, fc.double({ min: 0, max: 1, noNaN: true }), (failures, retryAfterMs, chance) => {
        const delay = retryDelay(failures, retryAfterMs, chance);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(10_000);
      }),
    );
  });
});

describe('readRetryAfter', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');

  it.each([
    ['3', 3000],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 12:00:05 GMT', 5000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['-3', expect.toSatisfy((value: unknown) => value === null || value === 0)],
    ['', null],
    [null, null],
  ])('reads %j as %s', (header, ms) => {
    expect(readRetryAfter(header, now)).toEqual(ms);
  });
});
