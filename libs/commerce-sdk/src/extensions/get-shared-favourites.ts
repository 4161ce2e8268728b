import type { RequestOptions } from '../client/commerce-client.ts';
import { SharedFavouritesDocument } from '../generated/extensions.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import type { FavouriteList } from './favourites.ts';

/**
 * A list that somebody shares, by the key of its link; null where it is shared no more. It names nobody.
 *
 * @example
 * const list = await getSharedFavourites(extensions, { key: 'abc' });
 */
export async function getSharedFavourites(
  client: ExtensionsClient,
  { key }: { key: string },
  options?: RequestOptions,
): Promise<Pick<FavouriteList, 'name' | 'productIds'> | null> {
  return (await client.request(SharedFavouritesDocument, { key }, options)).sharedFavourites;
}
