import type { RequestOptions } from '../client/commerce-client.ts';
import { ChangeFavouritesDocument } from '../generated/extensions.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import type { FavouriteChanges, Favourites } from './favourites.ts';

/**
 * Changes what the customer whose access token is sent has marked, and gives all of it as it is then; null where nobody is
 * signed in. Sent again it does no harm. What is over 2000 products or 50 lists is left out.
 *
 * @example
 * await changeFavourites(extensions, favouriteChanges);
 */
export function changeFavourites(
  client: ExtensionsClient,
  changes: FavouriteChanges,
  options?: RequestOptions,
): Promise<Favourites | null> {
  return unlessSignedOut(
    async () => (await client.request(ChangeFavouritesDocument, { changes }, options)).changeFavourites,
  );
}
