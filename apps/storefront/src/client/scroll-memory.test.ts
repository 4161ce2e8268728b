import { expect, it } from 'vitest';
import { scrollMemory } from './scroll-memory.ts';

function memory(start: string | null = null) {
  let kept = start;
  return scrollMemory({ getItem: () => kept, setItem: (_key, value) => (kept = value) });
}

it('finds the place of each page of the history again', () => {
  const scroll = memory();
  scroll.keep({ key: 'a' }, { top: 120, link: null });
  scroll.keep({ key: 'b' }, { top: 900, link: null });
  scroll.keep({ key: 'a' }, { top: 40, link: '/p/mugg' });
  expect([scroll.recall({ key: 'a' }), scroll.recall({ key: 'b' }), scroll.recall({ key: 'c' })]).toEqual([
    { top: 40, link: '/p/mugg' },
    { top: 900, link: null },
    null,
  ]);
});

it('forgets the oldest of more than fifty', () => {
  const scroll = memory();
  for (let n = 0; n <= 50; n += 1) scroll.keep({ key: `k${n}` }, { top: n, link: null });
  expect([scroll.recall({ key: 'k0' }), scroll.recall({ key: 'k50' })]).toEqual([null, { top: 50, link: null }]);
});

it.each(['{', '"text"', '{}'])('starts anew over damaged storage: %s', (text) => {
  expect(memory(text).recall({ key: 'a' })).toBeNull();
});
