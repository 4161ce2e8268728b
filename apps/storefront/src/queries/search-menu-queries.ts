import { queryOptions } from '@tanstack/react-query';
import type { Menu, MenuItem } from '@torg/commerce-sdk';
import { apiReads } from './lazy-reads.ts';
import type { QuerySource } from './query-source.ts';
import { scopeKey } from './scope-key.ts';

/** Menus that an editor keeps for the search, by the names that the Merchant API knows their places by. */
const places = { shortcuts: 'search-shortcuts', popular: 'search-popular' } as const;

/** A page that words of service lead to, such as "retur". */
export interface SearchShortcut {
  label: string;
  /** A path within the shop. */
  href: string;
  /** Its name and the words of the headings below it, folded. */
  words: readonly string[];
}

/** Which words lead to a page in place of a search. Each entry of the menu is a page; headings below it are other words for it. */
export function searchShortcutsQuery({ commerce, shared }: QuerySource) {
  return queryOptions({
    queryKey: ['menu', scopeKey(commerce), places.shortcuts],
    queryFn: () =>
      shared.read(`menu ${places.shortcuts}`, async () => shortcutsIn(await readMenu(commerce, 'shortcuts'))),
    staleTime: Infinity,
    meta: { staysBehind: true },
  });
}

/** What many search for, in the order of the editor. */
export function popularSearchesQuery({ commerce, shared }: QuerySource) {
  return queryOptions({
    queryKey: ['menu', scopeKey(commerce), places.popular],
    queryFn: () => shared.read(`menu ${places.popular}`, async () => popularIn(await readMenu(commerce, 'popular'))),
    staleTime: Infinity,
  });
}

async function readMenu(commerce: QuerySource['commerce'], place: keyof typeof places): Promise<Menu | null> {
  return (await apiReads()).getMenuAtLocation(commerce, { location: places[place], levels: 2 });
}

const shown = ({ isHidden }: MenuItem) => !isHidden;

function shortcutsIn(menu: Menu | null): readonly SearchShortcut[] {
  return (menu?.items ?? []).filter(shown).flatMap(({ label, url, children }) => {
    // What leads out of the shop is no page of it.
    if (!url?.startsWith('/')) return [];
    return { label, href: url, words: [label, ...children.filter(shown).map((child) => child.label)].map(foldSearch) };
  });
}

function popularIn(menu: Menu | null): readonly string[] {
  return (menu?.items ?? []).filter(shown).map(({ label }) => label);
}

/** The page that a whole search means; undefined where it means none. */
export function shortcutFor(text: string, shortcuts: readonly SearchShortcut[]): SearchShortcut | undefined {
  const folded = foldSearch(text);
  return shortcuts.find(({ words }) => words.includes(folded));
}

/** Pages with a word that begins as the text does. */
export function shortcutsBeginning(text: string, shortcuts: readonly SearchShortcut[]): readonly SearchShortcut[] {
  const folded = foldSearch(text);
  return shortcuts.filter(({ words }) => words.some((word) => word.startsWith(folded)));
}

/** A search as it is compared: in lower case, without accents, its words apart by one space. */
export function foldSearch(text: string): string {
  const bare = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  // Norwegian letters that have no accent to take away.
  return bare.replace(/\xf8/g, 'o').replace(/\xe6/g, 'a').trim().replace(/\s+/g, ' ');
}
