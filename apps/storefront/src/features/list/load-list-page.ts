import { isFiltered, readListQuery } from '@torg/commerce-sdk/domain';
import { PageNotFound } from '../../page/define-route.ts';
import { mostSkipped, pageSize, productsQuery, rootCategoriesQuery } from '../../queries/catalogue-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { listedQuery, nearCategoriesQuery, summaryQuery, UnknownChoice, waysOutQuery } from './list-queries.ts';
import { listRequest, type ListSource } from './list-source.ts';
import { pageCount } from './page-count.ts';

/**
 * Fetches the page of a list that the address asks for, with those that stand before it and what narrows it, and answers
 * with its number. One past the last
 * is missing, and so is a choice of what no list has.
 */
export async function loadListPage(scope: AppScope, source: ListSource, url: URL): Promise<number> {
  const { queries, commerce } = scope;
  const chosen = readListQuery(url.searchParams);
  const { page } = chosen;
  const missing = () => new PageNotFound(url.pathname + url.search);
  if ((page - 1) * pageSize > mostSkipped) throw missing();
  try {
    // It asks for the filters and for the products of the page.
    await queries.ensureQueryData(summaryQuery(scope, source, chosen));
  } catch (error) {
    throw error instanceof UnknownChoice ? missing() : error;
  }
  const { count } = await queries.ensureQueryData(productsQuery(commerce, listRequest(source, chosen), page));
  if (page > pageCount(count, pageSize)) throw missing();
  await queries.ensureQueryData(listedQuery(scope, source, url.searchParams));
  if (count === 0 && !isFiltered(chosen)) await queries.prefetchQuery(rootCategoriesQuery(scope));
  if (count === 0 && isFiltered(chosen)) {
    await Promise.all([
      queries.ensureQueryData(waysOutQuery(scope, source, chosen)),
      // Without them the page still says which filter to take back.
      queries.prefetchQuery(nearCategoriesQuery(scope, source, chosen)),
    ]);
  }
  return page;
}
