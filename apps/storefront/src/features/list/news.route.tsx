import { loadListPage } from './load-list-page.ts';
import { newestFirst, NewsPage } from './news-page.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { freeShippingLimit } from '../../display/free-shipping-limit.ts';
import { defineRoute } from '../../page/define-route.ts';
import { listHead } from './list-head.ts';

export const newsRoute = defineRoute('news', {
  arrives: 'in-list',
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
