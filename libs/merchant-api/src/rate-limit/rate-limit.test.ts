import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitsInMemory } from './rate-limits.ts';

const [minute, day] = [60_000, 24 * 60 * 60_000];
const start = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => void vi.useRealTimers());

function setUp(most = 10) {
  const limit = limitsInMemory().limit('test', { most, windowSeconds: 15 * 60 });
  const begin = async (key: string, times = 1) => {
    let verdict = await limit.begin(key);
    for (let count = 1; count < times; count += 1) verdict = await limit.begin(key);
    return verdict;
  };
  return { limit, begin };
}

describe('a rate limit', () => {
  it('allows so many within a window, and tells how long to wait for the next', async () => {
    const { begin } = setUp();
    expect(await begin('anna', 10)).toEqual({ allowed: true });
    vi.advanceTimersByTime(minute);
    expect(await begin('anna')).toEqual({ allowed: false, retryAfterSeconds: 14 * 60 });
    vi.advanceTimersByTime(14 * minute - 1);
    expect(await begin('anna')).toEqual({ allowed: false, retryAfterSeconds: 1 });
    vi.advanceTimersByTime(1);
    expect(await begin('anna', 10)).toEqual({ allowed: true });
  });

  it('lets no more through when many come at once', async () => {
    const { limit } = setUp(2);
    const verdicts = await Promise.all(Array.from({ length: 4 }, () => limit.begin('anna')));
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, false, false]);
  });

  it('does not grow longer by what was not allowed', async () => {
    const { begin } = setUp();
    await begin('anna', 10);
    vi.advanceTimersByTime(10 * minute);
    await begin('anna', 100);
    vi.advanceTimersByTime(5 * minute);
    expect(await begin('anna')).toEqual({ allowed: true });
  });

  it('counts each key for itself, and begins anew once nothing is held against it', async () => {
    const { limit, begin } = setUp();
    await begin('anna', 10);
    expect(await begin('bo')).toEqual({ allowed: true });
    await limit.clear('anna');
    expect(await begin('anna', 10)).toEqual({ allowed: true });
  });

  it('takes one back', async () => {
    const { limit, begin } = setUp(2);
    await begin('anna', 2);
    await limit.forgive('anna');
    expect(await begin('anna')).toEqual({ allowed: true });
    expect(await begin('anna')).toMatchObject({ allowed: false });
  });

  it('keeps nobody waiting for the time that a clock was ahead', async () => {
    const { begin } = setUp();
    vi.setSystemTime(start + day);
    await begin('anna', 11);
    vi.setSystemTime(start);
    expect(await begin('anna', 10)).toEqual({ allowed: true });
    expect(await begin('anna')).toEqual({ allowed: false, retryAfterSeconds: 15 * 60 });
  });

  it('asks nobody to wait longer than a window', async () => {
    const { begin } = setUp();
    await begin('anna', 11);
    vi.setSystemTime(start - 10 * minute);
    expect(await begin('anna')).toEqual({ allowed: false, retryAfterSeconds: 15 * 60 });
  });
});
