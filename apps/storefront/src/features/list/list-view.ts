/** How a list shows its goods: as a grid, or in rows with the picture beside the words. */
export type ListView = 'grid' | 'rows';

/** What an address says of it where there is no script to remember it. */
const viewKey = 'view';

/** What an address asks for; null where it says nothing. */
export function viewIn(query: URLSearchParams): ListView | null {
  const view = query.get(viewKey);
  return view === 'rows' || view === 'grid' ? view : null;
}

/** The same list shown in another way; nothing is said of the grid, which every list is at first. */
export function viewAddress({ pathname, query }: { pathname: string; query: URLSearchParams }, view: ListView): string {
  const changed = new URLSearchParams(query);
  changed.delete(viewKey);
  if (view === 'rows') changed.set(viewKey, view);
  const written = String(changed);
  return written === '' ? pathname : `${pathname}?${written}`;
}
