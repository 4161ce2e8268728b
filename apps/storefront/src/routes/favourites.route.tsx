import { FavouritesPage } from '../features/favourites/favourites-page.tsx';
import { fixedAlternates } from '../views/alternates.ts';
import { defineRoute } from './define-route.ts';

export const favouritesRoute = defineRoute('favourites', {
  load(scope) {
    return {
      title: scope.t('favourites.heading'),
      indexed: false,
      alternates: fixedAlternates(scope, 'favourites', {}),
    };
  },
  View: () => <FavouritesPage />,
});
