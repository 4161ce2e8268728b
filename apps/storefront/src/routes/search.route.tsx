import { href } from '@torg/market-routing';
import { loadListPage } from '../features/catalogue/load-list-page.ts';
import { SearchPage } from '../features/catalogue/search-page.tsx';
import { fixedAlternates } from '../views/alternates.ts';
import { defineRoute, PageMoved, PageNotFound } from './define-route.ts';

/** The search field takes no more letters. */
const longestTerm = 200;

export const searchRoute = defineRoute('search', {
  async load(scope, { params, url }) {
    const term = params.search.trim();
    if (!term) throw new PageMoved(href(scope.site.locale, 'home', {}));
    if (term.length > longestTerm) throw new PageNotFound(url.pathname);
    await loadListPage(scope, { searchText: params.search }, url);
    return {
      title: scope.t('search.title', { term: params.search }),
      indexed: false,
      alternates: fixedAlternates(scope, 'search', params),
    };
  },
  View: ({ params }) => <SearchPage term={params.search} />,
});
