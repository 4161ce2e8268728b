import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute, PageNotFound } from '../../page/define-route.ts';
import { FindOrderPage } from './find-order-page.tsx';

export const route = defineRoute('findOrder', {
  load(scope) {
    // An account that offers no such thing has no such page.
    if (scope.config.api.extensions === null) throw new PageNotFound('looking for an order');
    return {
      title: scope.t('find.heading'),
      indexed: false,
      alternates: fixedAlternates(scope, 'findOrder', {}),
    };
  },
  View: () => <FindOrderPage />,
});
