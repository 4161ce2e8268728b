import { href } from '@torg/market-routing';
import { loadListPage } from './load-list-page.ts';
import { SearchPage } from './search-page.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute, PageMoved } from '../../page/define-route.ts';

/** The search field takes no more letters. */
const longestTerm = 200;

export const searchRoute = defineRoute('search', {
  arrives: 'in-list',
  validate: ({ search }) => search.trim().length <= longestTerm,
  async load(scope, { params, url }) {
    if (!params.search.trim()) throw new PageMoved(href(scope.site.locale, 'home', {}));
    await loadListPage(scope, { searchText: params.search }, url);
    return {
      title: scope.t('search.title', { term: params.search }),
      indexed: false,
      alternates: fixedAlternates(scope, 'search', params),
    };
  },
  View: ({ params }) => <SearchPage term={params.search} />,
});
