import { queryOptions } from '@tanstack/react-query';
import type { DeliveryEstimate } from '@torg/commerce-sdk/extensions';
import { countInMarket } from '../scope/count-in-market.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { scopeKey } from './scope-key.ts';

/** What is to be delivered: one unit of a product, or a cart as it is counted now. */
export type DeliveredGoods =
  { productId: number } | { cartId: string; /** Tells one state of it from another. */ state: string };

/** How goods come to the digits of a postal code, as their checkout would offer it; null where nobody tells. */
export function deliveryQuery(
  { commerce, extensions, stores }: Pick<AppScope, 'commerce' | 'extensions' | 'stores'>,
  goods: DeliveredGoods,
  postalCode: string | null,
) {
  const { checkoutMarket } = stores.market;
  return queryOptions({
    queryKey: ['delivery', scopeKey(commerce), checkoutMarket, goods, postalCode],
    async queryFn({ signal }): Promise<DeliveryEstimate | null> {
      const client = await extensions();
      if (!client || postalCode === null) return null;
      const { getDeliveryEstimate } = await import('./delivery-reads.ts');
      const asked = 'cartId' in goods ? { cartId: goods.cartId } : goods;
      return getDeliveryEstimate(countInMarket(client, checkoutMarket), { ...asked, postalCode }, { signal });
    },
    // Days and fees of an hour ago may be others.
    staleTime: 600_000,
  });
}
