import type { CancelOrderResult } from '@torg/commerce-sdk/extensions';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';
import { orderQuery, ordersQuery } from '../../queries/orders-query.ts';

type Answer = CancelOrderResult | { kind: 'review' };

/** Cancels an order that nobody has begun to pack, in two steps: the wish, then the word that it is meant. */
export const cancelOrderForm = defineForm('cancel-order', {
  fields: { order: hiddenField, step: hiddenField },
  async act(scope, { order, step }): Promise<Answer> {
    if (step !== 'confirm') return { kind: 'review' };
    const { commerce, queries } = scope;
    const [client, { cancelOrder, getOrder }] = await Promise.all([
      scope.extensions(),
      import('./own-affairs-calls.ts'),
    ]);
    // Whose order it is, the account says; its buyer alone knows the cart that it was made of.
    const orderId = Number(order);
    const own = Number.isSafeInteger(orderId) && orderId > 0 ? await getOrder(commerce, { orderId }) : null;
    if (!client || !own?.cart) return { kind: 'unknown-order' };
    const result = await cancelOrder(client, { id: own.cart.id });
    await Promise.all([
      queries.invalidateQueries(orderQuery(scope, orderId)),
      queries.invalidateQueries(ordersQuery(scope)),
    ]);
    return result;
  },
  isDone: ({ kind }) => kind === 'review' || kind === 'cancelled',
});
