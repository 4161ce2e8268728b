import { createContext, use } from 'react';
import type { ShownList } from './use-list.ts';

const ListContext = createContext<ShownList | null>(null);

export const ListProvider = ListContext.Provider;

/** The list that the page shows, for the parts of it that come alive later. */
export function useShownList(): ShownList {
  const shown = use(ListContext);
  if (!shown) throw new Error('This component stands outside a list: wrap it in ListProvider');
  return shown;
}
