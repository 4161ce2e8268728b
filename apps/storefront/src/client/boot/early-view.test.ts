// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { earlyView } from './early-view.ts';

function visit(search: string, kept: string | null) {
  const root = document.createElement('html');
  let remembered = kept;
  earlyView(root, search, { getItem: () => remembered, setItem: (_, value) => void (remembered = value) });
  return [root.dataset['listView'], remembered];
}

it.each([
  ['a first visit shows a grid', '', null, [undefined, null]],
  ['rows are remembered', '?page=2', 'rows', ['rows', 'rows']],
  ['an address that asks for rows is remembered', '?page=2&view=rows', null, ['rows', 'rows']],
  ['and one that asks for the grid', '?view=grid', 'rows', [undefined, 'grid']],
  ['what nobody knows is not', '?view=tiles', null, [undefined, null]],
])('%s', (_, search, kept, seen) => {
  expect(visit(search, kept)).toEqual(seen);
});

it('what marks the document later is remembered', async () => {
  const root = document.createElement('html');
  let remembered: string | null = null;
  earlyView(root, '', { getItem: () => remembered, setItem: (_, value) => void (remembered = value) });
  root.dataset['listView'] = 'rows';
  await Promise.resolve();
  expect(remembered).toBe('rows');
});
