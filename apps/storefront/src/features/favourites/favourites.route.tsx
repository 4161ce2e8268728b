import { FavouritesPage } from './favourites-page.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';

export const route = defineRoute('favourites', {
  load(scope) {
    return {
      title: scope.t('favourites.heading'),
      indexed: false,
      alternates: fixedAlternates(scope, 'favourites', {}),
    };
  },
  View: () => <FavouritesPage />,
});
