import type { ProductSelection } from '@torg/commerce-sdk';
import { mostSkipped, pageSize, productsQuery } from '../../queries/catalogue-queries.ts';
import { PageNotFound } from '../../page/define-route.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { pageCount, pageFromQuery } from './paging.ts';

/** Fetches the page of a list that the address asks for and answers with its number. One past the last is missing. */
export async function loadListPage(
  { queries, commerce }: AppScope,
  selection: ProductSelection,
  url: URL,
): Promise<number> {
  const page = pageFromQuery(url.searchParams);
  if (page === null || (page - 1) * pageSize > mostSkipped) throw new PageNotFound(url.pathname + url.search);
  const { count } = await queries.ensureQueryData(productsQuery(commerce, selection, page));
  if (page > pageCount(count, pageSize)) throw new PageNotFound(url.pathname + url.search);
  return page;
}
