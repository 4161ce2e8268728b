import { describe, expect, it } from 'vitest';
import { createMemoryCache } from './commerce-cache.ts';

describe('a memory of answers', () => {
  it('gives what it was given, and nothing for a key that it does not know', () => {
    const cache = createMemoryCache();
    cache.set('a', { name: 'Kudde' });
    expect(cache.get('a')).toEqual({ name: 'Kudde' });
    expect(cache.get('b')).toBeUndefined();
  });

  it('forgets what was asked for longest ago when it is full', () => {
    const cache = createMemoryCache({ entries: 2 });
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
  });

  it('takes a new answer in place of an old one', () => {
    const cache = createMemoryCache({ entries: 2 });
    for (const [key, answer] of [
      ['a', 1],
      ['b', 2],
      ['a', 3],
    ] as const)
      cache.set(key, answer);
    expect(['a', 'b'].map((key) => cache.get(key))).toEqual([3, 2]);
  });

  it('gives nothing that is older than a minute, nor of which nobody can tell since the clock was set back', () => {
    const clock = { time: 1_000_000, now: () => clock.time };
    const cache = createMemoryCache({ clock });
    cache.set('a', 1);
    clock.time += 59_999;
    expect(cache.get('a')).toBe(1);
    clock.time += 1;
    expect(cache.get('a')).toBeUndefined();
    cache.set('a', 2);
    clock.time -= 3_600_000;
    expect(cache.get('a')).toBeUndefined();
  });

  it('forgets all at once', () => {
    const cache = createMemoryCache();
    cache.set('a', 1);
    cache.clear();
    expect(cache.get('a')).toBeUndefined();
  });
});
