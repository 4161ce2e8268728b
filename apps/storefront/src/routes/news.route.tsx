import { loadListPage } from '../features/catalogue/load-list-page.ts';
import { newestFirst, NewsPage } from '../features/catalogue/news-page.tsx';
import { fixedAlternates, listAlternates } from '../views/alternates.ts';
import { freeShippingLimit } from '../views/free-shipping-limit.ts';
import { defineRoute } from './define-route.ts';

export const newsRoute = defineRoute('news', {
  async load(scope, { url }) {
    const page = await loadListPage(scope, newestFirst, url);
    const { t } = scope;
    const name = t('home.news.heading');
    return {
      title: page > 1 ? t('list.titleOnPage', { name, page }) : name,
      description: t('home.description', { limit: freeShippingLimit(scope) }),
      canonical: url.pathname + (page > 1 ? `?page=${page}` : ''),
      ...listAlternates(page, fixedAlternates(scope, 'news', {})),
      breadcrumbs: [{ name, path: url.pathname }],
    };
  },
  View: () => <NewsPage />,
});
