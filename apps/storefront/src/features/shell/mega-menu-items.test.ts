import { expect, it } from 'vitest';
import { megaMenuItems } from './mega-menu-items.ts';
import type { MenuLink } from './menu-links.ts';

const link = (href: string, items: readonly MenuLink[] = []): MenuLink => ({ label: href, href, items });
const entries = [
  { label: 'Nyheter', href: '/nyheter', hasItems: false },
  { label: 'Köket', href: '/c/koket', hasItems: true },
];
const waiting = { tree: undefined, hasFailed: false, pathname: '/' };

it('says of an entry that something opens under it before that has come', () => {
  expect(megaMenuItems(entries, waiting).map(({ isLoading }) => isLoading)).toEqual([false, true]);
});

it('opens what lies under an entry, by its address', () => {
  const tree = [link('/c/koket', [link('/c/muggar', [link('/c/te')])])];
  const [news, kitchen] = megaMenuItems(entries, { ...waiting, tree });
  expect([news?.items, news?.isLoading]).toEqual([[], false]);
  expect([kitchen?.items, kitchen?.isLoading]).toEqual([[link('/c/muggar', [link('/c/te')])], false]);
});

it('is its links alone where the rest does not come', () => {
  expect(megaMenuItems(entries, { ...waiting, hasFailed: true })[1]).toMatchObject({ items: [], isLoading: false });
});

it('marks the page that is shown', () => {
  const items = megaMenuItems(entries, { ...waiting, pathname: '/c/koket' });
  expect(items.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
});

it('shows as much of a department with thousands of categories as fits into its panel', () => {
  const many = (count: number, name: string, below: readonly MenuLink[] = []) =>
    Array.from({ length: count }, (_, index) => link(`${name}-${index}`, below));
  const tree = [link('/c/koket', many(300, '/c/a', many(50, '/c/b')))];
  const columns = megaMenuItems(entries, { ...waiting, tree })[1]?.items ?? [];
  expect([columns.length, columns[0]?.items?.length]).toEqual([12, 8]);
});
