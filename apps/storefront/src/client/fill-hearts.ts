import { autorun } from 'mobx';
import type { Translate } from '@torg/i18n';
import type { FavouritesStore } from '@torg/stores';

/** Keeps the hearts of the document's static parts as full as the shopper's marks say. */
export function fillHearts(page: Document, favourites: FavouritesStore, t: Translate): () => void {
  return autorun(() => {
    const { marked, state } = favourites;
    if (state.status === 'unread') return;
    for (const heart of page.querySelectorAll<HTMLElement>('[data-static] [data-favourite]')) {
      const { favourite, name = '' } = heart.dataset;
      const isMarked = marked.has(Number(favourite));
      heart.toggleAttribute('data-marked', isMarked);
      heart.setAttribute('aria-label', t(isMarked ? 'goods.favourite.remove' : 'goods.favourite.add', { name }));
    }
  });
}
