import { describe, expect, it } from 'vitest';
import { createAttemptLimit, type AttemptLimitOptions } from './attempt-limit.ts';

const minute = 60_000;

function setUp(options: Partial<AttemptLimitOptions> = {}) {
  let now = 0;
  const limit = createAttemptLimit({ clock: { now: () => now }, ...options });
  const fail = (key: string, times: number) => Array.from({ length: times }, () => limit.begin(key)).at(-1);
  return { limit, fail, pass: (ms: number) => void (now += ms) };
}

describe('the limit of attempts', () => {
  it('allows ten within a quarter of an hour, and tells how long to wait for the next', () => {
    const { fail, pass } = setUp();
    expect(fail('anna', 10)).toEqual({ allowed: true });
    pass(minute);
    expect(fail('anna', 1)).toEqual({ allowed: false, retryAfterSeconds: 14 * 60 });
    pass(14 * minute - 1);
    expect(fail('anna', 1)).toEqual({ allowed: false, retryAfterSeconds: 1 });
    pass(1);
    expect(fail('anna', 1)).toEqual({ allowed: true });
  });

  it('does not grow longer by attempts that were not allowed', () => {
    const { fail, pass } = setUp();
    fail('anna', 10);
    pass(10 * minute);
    fail('anna', 100);
    pass(5 * minute);
    expect(fail('anna', 1)).toEqual({ allowed: true });
  });

  it('lets attempts out of the window one by one', () => {
    const { fail, pass } = setUp();
    fail('anna', 5);
    pass(10 * minute);
    fail('anna', 5);
    pass(5 * minute);
    expect(fail('anna', 5)).toEqual({ allowed: true });
    expect(fail('anna', 1)).toMatchObject({ allowed: false });
  });

  it('counts each key for itself, and begins anew after a success', () => {
    const { limit, fail } = setUp();
    fail('anna', 10);
    expect(fail('bo', 1)).toEqual({ allowed: true });
    limit.clear('anna');
    expect(fail('anna', 10)).toEqual({ allowed: true });
  });

  it('remembers so many keys and forgets those that were quiet longest', () => {
    const { fail } = setUp({ most: 1, mostKeys: 2 });
    fail('first', 1);
    fail('second', 1);
    fail('third', 1);
    expect(fail('third', 1)).toMatchObject({ allowed: false });
    expect(fail('second', 1)).toMatchObject({ allowed: false });
    expect(fail('first', 1)).toEqual({ allowed: true });
  });
});
