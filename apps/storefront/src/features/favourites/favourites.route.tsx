import { customerParts } from '../../elements/customer-parts.ts';
import { mostSoldQuery } from '../../elements/most-sold.tsx';
import { mostPerList, productsQuery } from '../../queries/catalogue-queries.ts';
import { FavouritesPage } from './favourites-page.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';

export const route = defineRoute('favourites', {
  async load(scope, { url }) {
    const { favourites, session } = scope.stores;
    if (session.user) {
      const refresh = async () => (await scope.favourites()).refresh();
      // An account that does not answer leaves the page to the browser, which may know them.
      await Promise.allSettled([refresh(), customerParts.fetch(scope.translation)]);
    }
    const list = favourites.lists.find(({ id }) => id === url.searchParams.get('list'));
    const productIds = (list?.productIds ?? favourites.ids).slice(0, mostPerList);
    if (session.user && productIds.length > 0)
      await scope.queries.fetchQuery(productsQuery(scope.commerce, { productIds }, 1, mostPerList));
    if (session.user && productIds.length === 0) void scope.queries.prefetchQuery(mostSoldQuery(scope));
    return {
      title: list?.name ?? scope.t('favourites.heading'),
      indexed: false,
      personal: true,
      alternates: fixedAlternates(scope, 'favourites', {}),
    };
  },
  View: () => <FavouritesPage />,
});
