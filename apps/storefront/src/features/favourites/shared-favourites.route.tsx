import { mostPerList, productsQuery } from '../../queries/catalogue-queries.ts';
import { defineRoute } from '../../page/define-route.ts';
import { SharedFavouritesPage } from './shared-favourites-page.tsx';
import { sharedQuery } from './shared-query.ts';

export const route = defineRoute('sharedFavourites', {
  async load(scope, { url }) {
    const shared = await scope.queries.fetchQuery(sharedQuery(scope, url.searchParams));
    if (shared && shared.productIds.length > 0)
      await scope.queries.fetchQuery(
        productsQuery(scope.commerce, { productIds: shared.productIds.slice(0, mostPerList) }, 1, mostPerList),
      );
    return {
      title: shared?.name ?? scope.t('favourites.sharedList'),
      indexed: false,
      alternates: {},
      ...(!shared && { status: 404 as const }),
    };
  },
  View: () => <SharedFavouritesPage />,
});
