import { expect, it } from 'vitest';
import { scrollMemory } from './scroll-memory.ts';

function memory(start: string | null = null) {
  let kept = start;
  return scrollMemory({ getItem: () => kept, setItem: (_key, value) => (kept = value) });
}

it('finds the place of each page of the history again', () => {
  const scroll = memory();
  scroll.keep({ key: 'a' }, 120);
  scroll.keep({ key: 'b' }, 900);
  scroll.keep({ key: 'a' }, 40);
  expect([scroll.recall({ key: 'a' }), scroll.recall({ key: 'b' }), scroll.recall({ key: 'c' })]).toEqual([
    40,
    900,
    null,
  ]);
});

it('forgets the oldest of more than fifty', () => {
  const scroll = memory();
  for (let n = 0; n <= 50; n += 1) scroll.keep({ key: `k${n}` }, n);
  expect([scroll.recall({ key: 'k0' }), scroll.recall({ key: 'k50' })]).toEqual([null, 50]);
});

it.each(['{', '"text"', '{}'])('starts anew over damaged storage: %s', (text) => {
  expect(memory(text).recall({ key: 'a' })).toBeNull();
});
