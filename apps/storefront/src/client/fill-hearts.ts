import { autorun } from 'mobx';
import type { FavouritesStore } from '@torg/stores';
import { paintHearts } from './paint-hearts.ts';

/** Keeps the hearts of the document's static parts as full as the shopper's marks say. */
export function fillHearts(page: Document, favourites: FavouritesStore): () => void {
  return autorun(() => {
    const { marked, state } = favourites;
    if (state.status === 'ready') paintHearts(page, '[data-static] [data-favourite]', (id) => marked.has(id));
  });
}
