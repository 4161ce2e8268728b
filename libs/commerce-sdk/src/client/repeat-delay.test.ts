import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatDelay } from './repeat-delay.ts';

describe('repeatDelay', () => {
  it('begins at 300 ms and doubles, up to ten seconds', () => {
    expect([0, 1, 2, 3, 5, 6, 50].map((failures) => repeatDelay(failures, null, 0))).toEqual([
      300, 600, 1200, 2400, 9600, 10_000, 10_000,
    ]);
  });

  it('takes up to half of it away by chance', () => {
    expect([0, 0.5, 1].map((chance) => repeatDelay(1, null, chance))).toEqual([600, 450, 300]);
  });

  it('is longer where the server asks for it, and never shorter', () => {
    expect(repeatDelay(0, 2500, 0.5)).toBe(2500);
    expect(repeatDelay(1, 0, 0.5)).toBe(450);
  });

  it('is never below nothing nor above ten seconds', () => {
    const asked = fc.option(fc.double({ min: 0, noNaN: true }));
    fc.assert(
      fc.property(fc.nat(), asked, fc.double({ min: 0, max: 1, noNaN: true }), (failures, retryAfterMs, chance) => {
        const delay = repeatDelay(failures, retryAfterMs, chance);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(10_000);
      }),
    );
  });
});
