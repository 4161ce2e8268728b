import { CartPage } from './cart-page.tsx';
import { cartParts } from './cart-parts.ts';
import { giftChangeParts } from './gift-change-parts.ts';
import { giftTermsQuery } from '../../queries/gift-terms-query.ts';
import { goesWithQuery } from '../../queries/goes-with-query.ts';
import { deliveryParts } from '../../elements/delivery-parts.ts';
import { postalCodeParameter } from '../../scope/delivery-id.ts';
import { lastChosen } from './last-chosen.ts';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';

export const route = defineRoute('cart', {
  async load(scope, { url }) {
    await Promise.all([scope.loadCart(), cartParts.fetch(), deliveryParts.fetch(scope.translation)]);
    const lines = scope.stores.cart.cart?.lines ?? [];
    if (lines.some(({ product }) => product.type === 'giftcard')) {
      await Promise.all([scope.queries.prefetchQuery(giftTermsQuery(scope)), giftChangeParts.fetch(scope.translation)]);
    }
    if (lines.length === 0) {
      const { mostSoldQuery } = await import('../../elements/most-sold.tsx');
      void scope.queries.prefetchQuery(mostSoldQuery(scope));
    }
    const alias = lastChosen(scope.stores.cart.cart ?? { lines: [] });
    if (alias !== null) void scope.queries.prefetchQuery(goesWithQuery(scope.commerce, alias));
    // What became of its lines is shown with them; a cart without such news is a cart all the same.
    await scope.stores.cart.readNews().catch(() => {});
    if (scope.postalCode.read() !== null || url.searchParams.has(postalCodeParameter)) {
      const { readDelivery } = await import('./read-delivery.ts');
      await readDelivery(scope, url.searchParams);
    }
    return {
      title: scope.t('cart.heading'),
      indexed: false,
      personal: true,
      alternates: fixedAlternates(scope, 'cart', {}),
    };
  },
  View: () => <CartPage />,
});
