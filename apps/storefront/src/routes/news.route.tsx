import { loadListPage } from '../features/catalogue/load-list-page.ts';
import { newestFirst, NewsPage } from '../features/catalogue/news-page.tsx';
import { fixedAlternates } from '../views/alternates.ts';
import { freeShippingLimit } from '../views/free-shipping-limit.ts';
import { defineRoute } from './define-route.ts';
import { listHead } from './list-head.ts';

export const newsRoute = defineRoute('news', {
  layout: 'list-page',
  async load(scope, { url }) {
    const page = await loadListPage(scope, newestFirst, url);
    const { t } = scope;
    return listHead(scope, {
      name: t('home.news.heading'),
      description: t('home.description', { limit: freeShippingLimit(scope) }),
      path: url.pathname,
      page,
      alternates: fixedAlternates(scope, 'news', {}),
    });
  },
  View: () => <NewsPage />,
});
