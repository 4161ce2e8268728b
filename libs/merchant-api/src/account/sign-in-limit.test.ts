import { describe, expect, it } from 'vitest';
import { createSignInLimit } from './sign-in-limit.ts';

const minute = 60_000;

function setUp() {
  let now = 0;
  const limit = createSignInLimit({ clock: { now: () => now }, mostOnAccount: 2, mostFromAddress: 3, mostKnown: 2 });
  const begin = (username: string, address: string) => limit.begin({ username, address }).allowed;
  const succeed = (username: string, address: string) => {
    begin(username, address);
    limit.succeed({ username, address });
  };
  return { limit, begin, succeed, pass: (ms: number) => void (now += ms) };
}

describe('the limit on failed sign-ins', () => {
  it('stops one password that is tried on every account, and says until when', () => {
    const { begin, limit, pass } = setUp();
    const tried = ['a@torg.example', 'b@torg.example', 'c@torg.example'].map((username) => begin(username, 'here'));
    expect(tried).toEqual([true, true, true]);
    pass(minute);
    expect(limit.begin({ username: 'd@torg.example', address: 'here' })).toEqual({
      allowed: false,
      retryAfterSeconds: 14 * 60,
    });
    expect(begin('d@torg.example', 'elsewhere')).toBe(true);
    pass(14 * minute);
    expect(begin('d@torg.example', 'here')).toBe(true);
  });

  it('does not hold an owner back at an address that they signed in from before', () => {
    const { begin, succeed } = setUp();
    succeed('owner@torg.example', 'office');
    for (const username of ['a', 'b', 'c', 'd']) begin(username, 'office');
    expect(begin('e', 'office')).toBe(false);
    expect(begin('OWNER@torg.example', 'office')).toBe(true);
  });

  it('takes back no failures for a success on another account', () => {
    const { begin, succeed } = setUp();
    begin('a', 'here');
    begin('b', 'here');
    succeed('own@torg.example', 'here');
    expect(begin('c', 'here')).toBe(true);
    expect(begin('d', 'here')).toBe(false);
  });

  it('counts nobody together whose address is not known', () => {
    const { begin } = setUp();
    expect(['a', 'b', 'c', 'd', 'e'].map((username) => begin(username, ''))).toEqual(Array(5).fill(true));
  });

  it('remembers so many owners, and forgets those who were there longest ago', () => {
    const { begin, succeed } = setUp();
    for (const username of ['first', 'second', 'third']) succeed(username, 'office');
    for (const username of ['a', 'b', 'c']) begin(username, 'office');
    expect(['first', 'second', 'third'].map((username) => begin(username, 'office'))).toEqual([false, true, true]);
  });
});
