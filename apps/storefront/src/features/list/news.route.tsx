import { shopDescription } from '../../display/shop-promise.ts';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineListRoute } from './define-list-route.ts';
import { listAreas } from './list-areas.ts';
import { newestFirst, NewsPage } from './news-page.tsx';

export const route = defineListRoute('news', {
  source: () => newestFirst,
  describe(scope, { url }) {
    const { t } = scope;
    return {
      name: t('shell.news'),
      description: shopDescription(scope),
      path: url.pathname,
      alternates: fixedAlternates(scope, 'news', {}),
      above: [],
      areas: listAreas(),
    };
  },
  View: () => <NewsPage />,
});
