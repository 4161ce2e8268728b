import { loadListPage } from '../features/catalogue/load-list-page.ts';
import { SearchPage } from '../features/catalogue/search-page.tsx';
import { fixedAlternates } from '../views/alternates.ts';
import { defineRoute } from './define-route.ts';

export const searchRoute = defineRoute('search', {
  async load(scope, { params, url }) {
    await loadListPage(scope, { searchText: params.search }, url);
    return {
      title: scope.t('search.title', { term: params.search }),
      indexed: false,
      alternates: fixedAlternates(scope, 'search', params),
    };
  },
  View: ({ params }) => <SearchPage term={params.search} />,
});
