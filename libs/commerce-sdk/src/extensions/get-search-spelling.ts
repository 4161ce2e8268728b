import type { RequestOptions } from '../client/commerce-client.ts';
import { SearchSpellingDocument } from '../generated/extensions.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** How the catalogue would spell a search that was mistyped. */
export interface SearchSpelling {
  /** The whole search. It finds something. */
  text: string;
  /** Whether a word of the search as it was typed means nothing; else a far more usual one is near. */
  isNeeded: boolean;
}

/**
 * Reads how the catalogue would spell a search; null where all its words mean something, or nothing is near. For an empty
 * text nothing is asked.
 *
 * @example
 * const spelling = await getSearchSpelling(extensions, { text: 'mugar' });
 */
export async function getSearchSpelling(
  client: ExtensionsClient,
  { text }: { text: string },
  options?: RequestOptions,
): Promise<SearchSpelling | null> {
  if (text.trim() === '') return null;
  const { searchSpelling } = await client.request(SearchSpellingDocument, { text }, options);
  return searchSpelling;
}
