import { href } from '@torg/market-routing';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute, PageNotFound } from '../../page/define-route.ts';
import { QuickOrderPage } from './quick-order-page.tsx';

export const route = defineRoute('quickOrder', {
  load(scope) {
    // An account that finds nothing by article numbers has no such page.
    if (scope.config.api.extensions === null) throw new PageNotFound('ordering by article numbers');
    const name = scope.t('quick-order.heading');
    return {
      title: name,
      description: scope.t('quick-order.intro'),
      alternates: fixedAlternates(scope, 'quickOrder', {}),
      about: { kind: 'page', name, path: href(scope.site.locale, 'quickOrder', {}), above: [] },
    };
  },
  View: () => <QuickOrderPage />,
});
