import { isFiltered, readListQuery } from '@torg/commerce-sdk/domain';
import { productsQuery } from '../../queries/catalogue-queries.ts';
import { searchShortcutsQuery, shortcutFor } from '../../queries/search-menu-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { listRequest, type ListSource } from './list-source.ts';

/**
 * The page that a search means in place of a list: the page that an editor gave the word, or the product whose number it
 * is. Null where it means none, and where the words of the editor cannot be had: then it searches.
 */
export async function findMeantPage(
  scope: AppScope,
  text: string,
  { source, query, listed }: { source: ListSource; query: URLSearchParams; listed: Promise<unknown> },
): Promise<string | null> {
  const { queries, commerce } = scope;
  const shortcuts = await queries.ensureQueryData(searchShortcutsQuery(scope)).catch(() => []);
  const shortcut = shortcutFor(text, shortcuts);
  if (shortcut) return shortcut.href;
  const chosen = readListQuery(query);
  // Who narrows what a number finds looks at a list of it.
  if (!isNumber(text) || isFiltered(chosen) || chosen.page > 1) return null;
  await listed;
  const { count, products } = await queries.ensureQueryData(productsQuery(commerce, listRequest(source, chosen), 1));
  return count === 1 ? (products[0]?.canonicalUrl ?? null) : null;
}

/** Whether a text can be an article number or a GTIN: letters, digits and what stands between them, no words. */
function isNumber(text: string): boolean {
  return /^[\sA-Za-z0-9./_-]{3,40}$/.test(text) && /\d{3}/.test(text);
}
