import { changeFavourites, getFavourites, type ExtensionsClient } from '@torg/commerce-sdk/extensions';
import type { Stores } from '@torg/stores';
import type { KeptFavourites } from '../scope/app-scope.ts';

/** Favourites of a request: those of the customer's account. A visitor's are in their browser, out of the server's reach. */
export function favouritesOfAccount(
  { favourites, session }: Pick<Stores, 'favourites' | 'session'>,
  client: ExtensionsClient | null,
): KeptFavourites {
  return {
    async refresh() {
      const known = client && session.user && (await getFavourites(client));
      if (known) favourites.receive(known);
    },
    async change(changes) {
      const known = client && session.user && (await changeFavourites(client, changes));
      if (known) favourites.receive(known);
      return known !== null;
    },
  };
}
