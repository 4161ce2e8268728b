import type { CancelOrderResult } from '@torg/commerce-sdk/extensions';
import { defineForm } from '../page/form/define-form.ts';
import { hiddenField } from '../page/form/fields.ts';
import { refetchOrders } from '../queries/refetch-orders.ts';
import type { AppScope } from '../scope/app-scope.ts';

type Answer = CancelOrderResult | { kind: 'review' | 'kept' };

/** Cancels an order that nobody has begun to pack, in two steps: the wish, then the word that it is meant or is not. */
export const cancelOrderForm = defineForm('cancel-order', {
  fields: {
    /** The number of an order of whoever is signed in; empty where its buyer has its ids. */
    order: hiddenField,
    /** The ids that a buyer alone has, with an account or without. */
    purchase: hiddenField,
    cart: hiddenField,
    step: hiddenField,
  },
  async act(scope, { order, purchase, cart, step }): Promise<Answer> {
    if (step !== 'confirm') return { kind: step === 'keep' ? 'kept' : 'review' };
    const ids =
      purchase === '' ? await idsOf(Number(order), scope) : { id: purchase, ...(cart !== '' && { cartId: cart }) };
    const [client, { cancelOrder }] = await Promise.all([scope.extensions(), import('./cancel-order-calls.ts')]);
    if (!client || !ids) return { kind: 'unknown-order' };
    const result = await cancelOrder(client, ids);
    await refetchOrders(scope.queries);
    return result;
  },
  isDone: ({ kind }) => kind === 'review' || kind === 'kept' || kind === 'cancelled',
});

/** Whose order it is, the account says; its buyer alone knows the cart that it was made of. */
async function idsOf(orderId: number, { commerce }: AppScope): Promise<{ id: string } | null> {
  if (!Number.isSafeInteger(orderId) || orderId <= 0) return null;
  const { getOrder } = await import('./cancel-order-calls.ts');
  const own = await getOrder(commerce, { orderId });
  return own?.cart ? { id: own.cart.id } : null;
}
