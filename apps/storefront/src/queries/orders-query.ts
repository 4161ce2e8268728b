import { queryOptions } from '@tanstack/react-query';
import type { AppScope } from '../scope/app-scope.ts';
import type { ListedOrder, OrderedGood, OrderState } from '@torg/commerce-sdk/domain';
import { scopeKey } from './scope-key.ts';

type Source = Pick<AppScope, 'commerce' | 'extensions' | 'stores'>;

/** Whose orders they are: what was read for one customer is nothing of the next. */
const owner = ({ stores }: Source) => stores.session.user?.email ?? null;

/** How an order stands for its customer: what they have gone back on as a whole is neither under way nor done. */
export type OrderStanding = OrderState | 'withdrawn';

/** An order of a list, with how it stands. */
export interface OwnOrder extends ListedOrder {
  standing: OrderStanding;
}

/** A list shows one picture of each: the others would go with the page, of every order there ever was. */
const firstSeen = ({ name, images }: OrderedGood): OrderedGood => ({ name, images: images.slice(0, 1) });

/** All orders of whoever is signed in, the newest first; null where nobody is. */
export function ordersQuery(scope: Source) {
  return queryOptions({
    queryKey: ['orders', scopeKey(scope.commerce), owner(scope)],
    queryFn: async ({ signal }) => {
      const { getOrders, getWithdrawnOrders } = await import('./order-reads.ts');
      const client = await scope.extensions();
      const [orders, withdrawn] = await Promise.all([
        getOrders(scope.commerce, { signal }),
        // Without it the orders are shown by their status.
        client && getWithdrawnOrders(client, { signal }).catch(() => null),
      ]);
      const standingOf = ({ publicId, state }: ListedOrder) => (withdrawn?.includes(publicId) ? 'withdrawn' : state);
      return (
        orders &&
        orders
          .map((order): OwnOrder => ({ ...order, goods: order.goods.map(firstSeen), standing: standingOf(order) }))
          .toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
      );
    },
  });
}

/**
 * One order of whoever is signed in, what was agreed of it, and what of it was or can be gone back on; null where it is none
 * of theirs.
 */
export function orderQuery(scope: Source, orderId: number) {
  return queryOptions({
    queryKey: ['order', scopeKey(scope.commerce), owner(scope), orderId],
    queryFn: async ({ signal }) => {
      const { getOrder, getOrderConfirmation, getWithdrawal } = await import('./order-reads.ts');
      const [order, client] = await Promise.all([
        getOrder(scope.commerce, { orderId }, { signal }),
        scope.extensions(),
      ]);
      // An order is shown without what was agreed where that cannot be asked for. The cart's id is its buyer's alone.
      const [agreed, withdrawal] = await Promise.all([
        client && order?.cart
          ? getOrderConfirmation(client, { id: order.cart.id }, { signal }).catch(() => null)
          : null,
        client && order?.publicId
          ? getWithdrawal(client, { publicId: order.publicId }, { signal }).catch(() => null)
          : null,
      ]);
      return order && { order, agreed, withdrawal };
    },
  });
}
