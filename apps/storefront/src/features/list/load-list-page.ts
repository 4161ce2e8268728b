import { readListQuery } from '@torg/commerce-sdk/domain';
import { PageNotFound } from '../../page/define-route.ts';
import { mostSkipped, pageSize, productsQuery } from '../../queries/catalogue-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { listRequest, type ListSource } from './list-source.ts';
import { pageCount } from './page-count.ts';

/** Fetches the page of a list that the address asks for and answers with its number. One past the last is missing. */
export async function loadListPage({ queries, commerce }: AppScope, source: ListSource, url: URL): Promise<number> {
  const chosen = readListQuery(url.searchParams);
  const { page } = chosen;
  if ((page - 1) * pageSize > mostSkipped) throw new PageNotFound(url.pathname + url.search);
  const { count } = await queries.ensureQueryData(productsQuery(commerce, listRequest(source, chosen), page));
  if (page > pageCount(count, pageSize)) throw new PageNotFound(url.pathname + url.search);
  return page;
}
