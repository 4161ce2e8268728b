import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

const cacheOf = (entries: number, weight: number) =>
  createBoundedCache<string>({ entries, weight, weigh: (text) => text.length });

it('lets go of what was not used for longest', () => {
  const cache = cacheOf(2, 100);
  cache.set('a', 'first');
  cache.set('b', 'second');
  expect(cache.get('a')).toBe('first');
  cache.set('c', 'third');
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['first', undefined, 'third']);
});

it('keeps nothing that is too heavy alone', () => {
  const cache = cacheOf(2, 4);
  cache.set('a', 'xx');
  cache.set('b', 'xxxxx');
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
});

it('never holds more than its bounds, and gives what was last set', () => {
  const change = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), text: fc.string({ maxLength: 8 }) });
  fc.assert(
    fc.property(
      fc.array(change),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 16 }),
      (changes, entries, weight) => {
        const cache = cacheOf(entries, weight);
        const last = new Map<string, string>();
        for (const { key, text } of changes) {
          cache.set(key, text);
          last.set(key, text);
        }
        const held = [...last].flatMap(([key, text]) => {
          const found = cache.get(key);
          expect([text, undefined]).toContain(found);
          return found === undefined ? [] : [found];
        });
        expect(held.length).toBeLessThanOrEqual(entries);
        expect(held.join('').length).toBeLessThanOrEqual(weight);
      },
    ),
  );
});
