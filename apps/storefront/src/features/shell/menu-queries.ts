import { queryOptions } from '@tanstack/react-query';
import { apiReads } from '../../queries/lazy-reads.ts';
import type { QuerySource } from '../../queries/query-source.ts';
import { scopeKey } from '../../queries/scope-key.ts';
import { announcementsIn } from './announcements.ts';
import { menuLinks, type MenuLink } from './menu-links.ts';
import { announcementsPlace } from './menu-places.ts';

/** An entry of a menu's first level. */
export interface MenuRowEntry extends Pick<MenuLink, 'label' | 'href'> {
  /** Whether something lies below it. */
  hasItems: boolean;
}

/** The first level of a menu, with its title: what every page shows, however many categories lie below. */
export interface MenuRow {
  title: string;
  entries: readonly MenuRowEntry[];
}

/** The first level of the menu at a place; null where the shop has none there. */
export function menuRowQuery({ commerce, shared }: QuerySource, location: string) {
  return queryOptions({
    queryKey: ['menu', scopeKey(commerce), location, 'row'],
    queryFn: () => shared.read(`menu ${location}`, () => readMenuRow(commerce, location)),
    staleTime: Infinity,
  });
}

async function readMenuRow(commerce: QuerySource['commerce'], location: string): Promise<MenuRow | null> {
  const { getMenuAtLocation } = await apiReads();
  const menu = await getMenuAtLocation(commerce, { location, levels: 2 });
  if (!menu) return null;
  const entries = menuLinks(menu).map(({ label, href, items }) => ({ label, href, hasItems: items.length > 0 }));
  return { title: menu.title, entries };
}

/** What an editor announces above the header; null where the account has no such menu. */
export function announcementsQuery({ commerce, shared }: QuerySource) {
  return queryOptions({
    queryKey: ['menu', scopeKey(commerce), announcementsPlace],
    queryFn: () =>
      shared.read(`menu ${announcementsPlace}`, async () => {
        const { getMenuAtLocation } = await apiReads();
        const menu = await getMenuAtLocation(commerce, { location: announcementsPlace, levels: 1 });
        return menu && announcementsIn(menu.items);
      }),
    staleTime: Infinity,
  });
}

/** A menu with what opens in it, which no page needs before somebody is about to open it; empty where there is none. */
export function menuTreeQuery({ commerce }: Pick<QuerySource, 'commerce'>, location: string, levels: 3 | 4) {
  return queryOptions({
    queryKey: ['menu', scopeKey(commerce), location, 'tree'],
    queryFn: async ({ signal }) => {
      const menu = await (await apiReads()).getMenuAtLocation(commerce, { location, levels }, { signal });
      return menu ? menuLinks(menu) : [];
    },
    staleTime: Infinity,
  });
}
