import { changeFavourites, getFavourites } from '@torg/commerce-sdk/extensions';
import { keepWithAccount } from '@torg/stores/favourites';
import type { AppScope, KeptFavourites } from '../scope/app-scope.ts';

/** Keeps the favourites of this browser, and with the account of whoever is signed in. */
export function openTabFavourites({ stores, extensions }: Pick<AppScope, 'stores' | 'extensions'>): KeptFavourites {
  const kept = keepWithAccount(stores.favourites, {
    async read() {
      const client = await extensions();
      return client && getFavourites(client);
    },
    async change(changes) {
      const client = await extensions();
      return client && changeFavourites(client, changes);
    },
  });
  const isSignedIn = () => stores.session.user !== null;
  return {
    async refresh() {
      if (isSignedIn()) await kept.sync();
    },
    async change(changes) {
      const isAboutLinks = changes.lists?.some(({ isShared }) => isShared !== undefined) ?? false;
      if (isAboutLinks) return isSignedIn() && kept.ask(changes);
      kept.change(changes);
      // What the account could not be told now it is told the next time.
      if (isSignedIn()) await kept.sync().catch(() => {});
      return true;
    },
    forget: kept.forget,
  };
}
