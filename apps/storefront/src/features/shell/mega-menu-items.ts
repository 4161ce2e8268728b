import type { MegaMenuItem } from '@torg/ui';
import type { MenuLink } from './menu-links.ts';
import type { MenuRowEntry } from './menu-queries.ts';

/** What fits into a panel; the rest is found on the page that the column's head leads to. */
const mostColumns = 12;
const mostLinks = 8;

interface MegaMenuState {
  /** What lies below the first level, once it has come. */
  tree: readonly MenuLink[] | undefined;
  /** It does not come: then each entry leads to its page alone. */
  hasFailed: boolean;
  /** The path of the page that is shown. */
  pathname: string;
}

/** The first level of the main menu, and what opens under each of its entries. */
export function megaMenuItems(entries: readonly MenuRowEntry[], state: MegaMenuState): readonly MegaMenuItem[] {
  const { tree, hasFailed, pathname } = state;
  return entries.map(({ label, href, hasItems }) => ({
    label,
    href,
    isCurrent: href === pathname,
    items: columnsOf(tree?.find((link) => link.href === href)),
    isLoading: hasItems && !tree && !hasFailed,
  }));
}

function columnsOf(department: MenuLink | undefined): NonNullable<MegaMenuItem['items']> {
  const columns = department?.items.slice(0, mostColumns) ?? [];
  return columns.map((column) => ({ ...column, items: column.items.slice(0, mostLinks) }));
}
