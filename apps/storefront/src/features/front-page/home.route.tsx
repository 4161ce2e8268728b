import { HomePage } from './home-page.tsx';
import { bestsellersQuery, newsQuery } from './home-queries.ts';
import { frontBannerQuery } from '../../queries/front-banner-query.ts';
import { rootCategoriesQuery } from '../../queries/catalogue-queries.ts';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';
import { shopDescription } from '../../display/shop-promise.ts';

export const route = defineRoute('home', {
  async load(scope) {
    const { queries, commerce } = scope;
    void queries.prefetchQuery(bestsellersQuery(commerce));
    await Promise.all([
      queries.prefetchQuery(rootCategoriesQuery(scope)),
      queries.ensureQueryData(newsQuery(commerce)),
      queries.prefetchQuery(frontBannerQuery(scope)),
    ]);
    return {
      title: scope.config.shop.story.title,
      description: shopDescription(scope),
      canonical: '/',
      alternates: fixedAlternates(scope, 'home', {}),
      about: { kind: 'shop' },
    };
  },
  View: () => <HomePage />,
});
