import { readListQuery } from '@torg/commerce-sdk/domain';
import { href } from '@torg/market-routing';
import { fixedAlternates } from '../../page/alternates.ts';
import { PageMoved } from '../../page/define-route.ts';
import { productsQuery } from '../../queries/catalogue-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { defineListRoute } from './define-list-route.ts';
import { findMeantPage } from './find-meant-page.ts';
import { listRequest, type ListSource } from './list-source.ts';
import { loadNothingFound } from './nothing-found.tsx';
import { SearchPage } from './search-page.tsx';
import { spellingQuery } from './spelling-query.ts';
import { bareTerm, isExact, longestTerm, spelledSearch, typedIn } from './typed-search.ts';

export const route = defineListRoute('search', {
  validate: ({ search }) => search.trim().length <= longestTerm,
  source: ({ search }) => ({ products: { searchText: search } }),
  async describe(scope, { params, url, source, listed }) {
    if (!params.search.trim()) throw new PageMoved(href(scope.site.locale, 'home', {}));
    const spelled = typedIn(url.searchParams) === null ? findSpelling(scope, params.search) : null;
    const path =
      (await findMeantPage(scope, params.search, { source, query: url.searchParams, listed })) ?? (await spelled);
    if (path !== null) throw new PageMoved(path, { isForGood: false });
    await listed;
    if (await isEmpty(scope, source, url)) await loadNothingFound(scope);
    return {
      name: scope.t('search.title', { term: bareTerm(params.search) }),
      path: url.pathname,
      indexed: false,
      alternates: fixedAlternates(scope, 'search', params),
    };
  },
  View: ({ params }) => <SearchPage term={params.search} />,
});

/** Whether the search finds nothing at all. The list itself is fetched already; a failure of it is told by the page. */
async function isEmpty({ queries, commerce }: AppScope, source: ListSource, url: URL): Promise<boolean> {
  const chosen = readListQuery(url.searchParams);
  const list = productsQuery(commerce, listRequest(source, chosen), chosen.page);
  return (await queries.ensureQueryData(list)).count === 0;
}

/**
 * The search that stands for one that was mistyped; null where its words mean something, or are meant letter by letter.
 * What it asks is also what the page offers.
 */
async function findSpelling(scope: AppScope, term: string): Promise<string | null> {
  const spelling = await scope.queries.ensureQueryData(spellingQuery(scope, term));
  return spelling?.isNeeded && !isExact(term) ? spelledSearch(scope, spelling.text, term) : null;
}
