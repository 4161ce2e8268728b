import { href } from '@torg/market-routing';
import { fixedAlternates } from '../../page/alternates.ts';
import { PageMoved } from '../../page/define-route.ts';
import { defineListRoute } from './define-list-route.ts';
import { SearchPage } from './search-page.tsx';

/** The search field takes no more letters. */
const longestTerm = 200;

export const route = defineListRoute('search', {
  validate: ({ search }) => search.trim().length <= longestTerm,
  source: ({ search }) => ({ products: { searchText: search } }),
  describe(scope, { params, url }) {
    if (!params.search.trim()) throw new PageMoved(href(scope.site.locale, 'home', {}));
    return {
      name: scope.t('search.title', { term: params.search }),
      path: url.pathname,
      indexed: false,
      alternates: fixedAlternates(scope, 'search', params),
    };
  },
  View: ({ params }) => <SearchPage term={params.search} />,
});
