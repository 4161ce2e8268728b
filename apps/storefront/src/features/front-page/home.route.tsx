import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';
import { shopDescription } from '../../display/shop-promise.ts';
import { areaQuery } from '../../queries/area-query.ts';
import { rootCategoriesQuery } from '../../queries/catalogue-queries.ts';
import { frontPageArea } from '../../queries/front-page-area.ts';
import { firstListOf, prefetchLists } from '../../queries/listed-products-query.ts';
import { ownListsQuery } from '../../queries/own-lists-query.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { HomePage } from './home-page.tsx';
import { homeParts } from './home-parts.ts';
import { bestsellersQuery, newsQuery } from './home-queries.ts';

export const route = defineRoute('home', {
  async load(scope) {
    const [area] = await Promise.all([
      scope.queries.ensureQueryData(areaQuery(scope, frontPageArea)),
      homeParts.fetch(scope.translation),
    ]);
    if (area) prefetchLists(scope, area);
    else await prefetchUnedited(scope);
    // A shop whose goods cannot be had says so.
    if (area) await firstListOf(scope, area);
    await scope.queries.ensureQueryData(ownListsQuery(scope, frontPageArea));
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

async function prefetchUnedited(scope: AppScope): Promise<void> {
  const { queries, commerce } = scope;
  void queries.prefetchQuery(newsQuery(commerce));
  void queries.prefetchQuery(bestsellersQuery(commerce));
  await queries.prefetchQuery(rootCategoriesQuery(scope));
}
