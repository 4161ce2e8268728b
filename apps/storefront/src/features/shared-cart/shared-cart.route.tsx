import { defineRoute } from '../../page/define-route.ts';
import { SharedCartPage } from './shared-cart-page.tsx';
import { sharedCartQuery } from './shared-cart-query.ts';

export const route = defineRoute('sharedCart', {
  async load({ commerce, queries, t }, { url }) {
    const { kind } = await queries.fetchQuery(sharedCartQuery(commerce, url.searchParams.get('id') ?? ''));
    return {
      title: t('shared-cart.heading'),
      indexed: false,
      personal: true,
      alternates: {},
      ...((kind === 'gone' || kind === 'ordered') && { status: 404 as const }),
    };
  },
  View: () => <SharedCartPage />,
});
