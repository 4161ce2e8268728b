import type { MenuItem } from '@torg/commerce-sdk';
import { expect, it } from 'vitest';
import { menuLinks } from './menu-links.ts';

function entry(label: string, more: Partial<MenuItem> = {}): MenuItem {
  const links = { type: 'category', value: '1', url: `/c/${label}` };
  return {
    id: label,
    label,
    title: label,
    isOpen: false,
    isHidden: false,
    opensNewTab: false,
    children: [],
    ...links,
    ...more,
  };
}

const heading = { type: 'heading', value: null, url: null };

it('leads to where an entry leads', () => {
  const items = [entry('muggar', { url: '/c/muggar' }), entry('Jobb', { type: 'custom', url: 'https://jobs.example' })];
  expect(menuLinks({ items }).map(({ href }) => href)).toEqual(['/c/muggar', 'https://jobs.example']);
});

it('lets a heading give way to what it heads, on every level', () => {
  const items = [
    entry('Hjälp', { ...heading, children: [entry('a'), entry('Mer', { ...heading, children: [entry('b')] })] }),
  ];
  expect(menuLinks({ items }).map(({ label }) => label)).toEqual(['a', 'b']);
});

it('shows nothing that is hidden, nor what lies below it', () => {
  const items = [
    entry('a', { children: [entry('b', { isHidden: true })] }),
    entry('c', { isHidden: true, children: [entry('d')] }),
  ];
  expect(menuLinks({ items })).toEqual([{ label: 'a', href: '/c/a', items: [] }]);
});
