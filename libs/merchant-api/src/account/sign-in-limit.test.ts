import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitsInMemory } from '../rate-limit/rate-limits.ts';
import { createSignInLimit } from './sign-in-limit.ts';

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const limit = createSignInLimit({ limits: limitsInMemory(), mostOnAccount: 2, mostFromAddress: 3, mostKnown: 2 });
  const begin = async (username: string, address: string) => (await limit.begin({ username, address })).allowed;
  const beginAll = async (usernames: readonly string[], address: string) => {
    const allowed: boolean[] = [];
    for (const username of usernames) allowed.push(await begin(username, address));
    return allowed;
  };
  const succeed = async (username: string, address: string) => {
    await begin(username, address);
    await limit.succeed({ username, address });
  };
  return { limit, begin, beginAll, succeed };
}

describe('the limit on failed sign-ins', () => {
  it('stops one password that is tried on every account, and says until when', async () => {
    const { begin, beginAll, limit } = setUp();
    expect(await beginAll(['a@torg.example', 'b@torg.example', 'c@torg.example'], 'here')).toEqual([true, true, true]);
    vi.advanceTimersByTime(minute);
    expect(await limit.begin({ username: 'd@torg.example', address: 'here' })).toEqual({
      allowed: false,
      retryAfterSeconds: 14 * 60,
    });
    expect(await begin('d@torg.example', 'elsewhere')).toBe(true);
    vi.advanceTimersByTime(14 * minute);
    expect(await begin('d@torg.example', 'here')).toBe(true);
  });

  it('does not hold an owner back at an address that they signed in from before', async () => {
    const { begin, beginAll, succeed } = setUp();
    await succeed('owner@torg.example', 'office');
    await beginAll(['a', 'b', 'c', 'd'], 'office');
    expect(await begin('e', 'office')).toBe(false);
    expect(await begin('OWNER@torg.example', 'office')).toBe(true);
  });

  it('takes back no failures for a success on another account', async () => {
    const { beginAll, succeed } = setUp();
    await beginAll(['a', 'b'], 'here');
    await succeed('own@torg.example', 'here');
    expect(await beginAll(['c', 'd'], 'here')).toEqual([true, false]);
  });

  it('counts nobody together whose address is not known', async () => {
    const { beginAll } = setUp();
    expect(await beginAll(['a', 'b', 'c', 'd', 'e'], '')).toEqual(Array(5).fill(true));
  });

  it('remembers so many owners, and forgets those who were there longest ago', async () => {
    const { beginAll, succeed } = setUp();
    for (const username of ['first', 'second', 'third']) await succeed(username, 'office');
    await beginAll(['a', 'b', 'c'], 'office');
    expect(await beginAll(['first', 'second', 'third'], 'office')).toEqual([false, true, true]);
  });
});
