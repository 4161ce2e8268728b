import { shopDescription } from '../../display/shop-promise.ts';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineListRoute } from './define-list-route.ts';
import { newestFirst, NewsPage } from './news-page.tsx';

export const newsRoute = defineListRoute('news', {
  source: () => newestFirst,
  describe(scope, { url }) {
    const { t } = scope;
    return {
      name: t('home.news.heading'),
      description: shopDescription(scope),
      path: url.pathname,
      alternates: fixedAlternates(scope, 'news', {}),
      above: [],
    };
  },
  View: () => <NewsPage />,
});
