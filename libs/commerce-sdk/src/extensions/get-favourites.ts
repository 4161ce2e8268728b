import type { RequestOptions } from '../client/commerce-client.ts';
import { FavouritesDocument } from '../generated/extensions.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import type { Favourites } from './favourites.ts';

/**
 * What the customer whose access token is sent has marked; null where nobody is signed in.
 *
 * @example
 * const favourites = await getFavourites(extensions); // null where nobody is signed in
 */
export async function getFavourites(client: ExtensionsClient, options?: RequestOptions): Promise<Favourites | null> {
  return (await client.request(FavouritesDocument, {}, options)).favourites;
}
