import { href } from '@torg/market-routing';
import { fixedAlternates } from '../../page/alternates.ts';
import { PageMoved } from '../../page/define-route.ts';
import { defineListRoute } from './define-list-route.ts';
import { findMeantPage } from './find-meant-page.ts';
import { SearchPage } from './search-page.tsx';

/** The search field takes no more letters. */
const longestTerm = 200;

export const route = defineListRoute('search', {
  validate: ({ search }) => search.trim().length <= longestTerm,
  source: ({ search }) => ({ products: { searchText: search } }),
  async describe(scope, { params, url, source }) {
    if (!params.search.trim()) throw new PageMoved(href(scope.site.locale, 'home', {}));
    const path = await findMeantPage(scope, params.search, source);
    if (path !== null) throw new PageMoved(path, { isForGood: false });
    return {
      name: scope.t('search.title', { term: params.search }),
      path: url.pathname,
      indexed: false,
      alternates: fixedAlternates(scope, 'search', params),
    };
  },
  View: ({ params }) => <SearchPage term={params.search} />,
});
