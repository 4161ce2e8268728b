import { href } from '@torg/market-routing';
import { defineRoute, PageNotFound } from '../../page/define-route.ts';
import { OrderSizesPage } from './order-sizes-page.tsx';
import { sizeTableQuery } from './size-table-query.ts';

export const route = defineRoute('orderSizes', {
  async load({ commerce, queries, site, t }, { url }) {
    const alias = url.searchParams.get('product') ?? '';
    const table = alias === '' ? null : await queries.fetchQuery(sizeTableQuery(commerce, alias));
    if (!table) throw new PageNotFound('the sizes of a product');
    // It is a view of the product's own page.
    return {
      title: t('quick-order.sizes.title', { name: table.name }),
      indexed: false,
      alternates: {},
      about: {
        kind: 'page',
        name: t('quick-order.sizes.crumb'),
        path: href(site.locale, 'orderSizes', {}, { product: alias }),
        above: [{ label: table.name, href: table.canonicalUrl }],
      },
    };
  },
  View: () => <OrderSizesPage />,
});
