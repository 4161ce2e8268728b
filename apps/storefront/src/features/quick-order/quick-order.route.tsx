import { href } from '@torg/market-routing';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute, PageNotFound } from '../../page/define-route.ts';
import { keptListQuery } from './kept-list-query.ts';
import { readKeptRows } from './kept-rows.ts';
import { QuickOrderPage } from './quick-order-page.tsx';

export const route = defineRoute('quickOrder', {
  async load(scope) {
    // An account that finds nothing by article numbers has no such page.
    if (scope.config.api.extensions === null) throw new PageNotFound('ordering by article numbers');
    const name = scope.t('quick-order.heading');
    const isBegun = readKeptRows(scope).length > 0;
    if (isBegun) await scope.queries.prefetchQuery(keptListQuery(scope));
    return {
      title: name,
      ...(isBegun && { personal: true }),
      description: scope.t('quick-order.intro'),
      alternates: fixedAlternates(scope, 'quickOrder', {}),
      about: { kind: 'page', name, path: href(scope.site.locale, 'quickOrder', {}), above: [] },
    };
  },
  View: () => <QuickOrderPage />,
});
