import type { RequestOptions } from '@torg/commerce-sdk';
import type { Order } from '@torg/commerce-sdk/domain';
import type { OrderConfirmation, Withdrawal } from '@torg/commerce-sdk/extensions';
import { standingOf, standingOfOrder } from '../../display/purchase-standing.ts';
import { nullWhereUnknown } from '../../queries/null-where-unknown.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { purchaseRequest, type ConfirmedPurchase } from '../../navigation/confirm-address.ts';
import type { Confirmation } from './confirmation.ts';

type Source = Pick<AppScope, 'commerce' | 'extensions'>;

/**
 * Reads all that is told of a purchase to whoever has its address; null where it leads to none. The ids of the cart and of
 * the payment are the buyer's, who is shown their own address; the order's public id alone shows what was bought.
 */
export async function readConfirmation(
  source: Source,
  ids: ConfirmedPurchase,
  options?: RequestOptions,
): Promise<Confirmation | null> {
  const isBuyers = ids.cartId !== null || ids.paymentUid !== null;
  return isBuyers ? readBuyers(source, ids, options) : readPublic(source, ids.orderId ?? '', options);
}

async function readBuyers(
  source: Source,
  ids: ConfirmedPurchase,
  options?: RequestOptions,
): Promise<Confirmation | null> {
  const { getPurchase } = await import('./confirm-calls.ts');
  const asked = purchaseRequest(ids);
  const [purchase, agreed] = await Promise.all([
    getPurchase(source.commerce, asked, options),
    readAgreed(source, asked, options),
  ]);
  const standing = purchase && standingOf(purchase);
  if (!purchase || !standing) return null;
  const publicId = agreed?.publicId ?? ids.orderId;
  const [read, withdrawal] =
    publicId === null
      ? [null, null]
      : await Promise.all([readOrder(source, publicId, options), readWithdrawal(source, publicId, options)]);
  const { order: placed, nthPurchase, cart: bought } = purchase;
  // An id of another order than the cart's is somebody's mistake.
  const known = read && String(read.orderId) === placed?.orderId ? read : null;
  return {
    ...{ standing, placed, agreed, nthPurchase },
    order: known && withoutCart(known),
    withdrawal: known && withdrawal,
    cart: known?.cart ?? bought,
    openCartId: standing === 'placed' && bought && !bought.isCompleted ? bought.id : null,
  };
}

async function readPublic(source: Source, publicId: string, options?: RequestOptions): Promise<Confirmation | null> {
  const [order, withdrawal] = await Promise.all([
    readOrder(source, publicId, options),
    readWithdrawal(source, publicId, options),
  ]);
  if (!order) return null;
  const { cart } = order;
  const untold = { placed: null, agreed: null, openCartId: null, nthPurchase: 1 };
  return { ...untold, withdrawal, standing: standingOfOrder(order), order: withoutCart(order), cart };
}

/** What is no public id at all the API refuses to look for. */
async function readOrder({ commerce }: Source, publicId: string, options?: RequestOptions): Promise<Order | null> {
  const { getOrderPublic } = await import('./confirm-calls.ts');
  return getOrderPublic(commerce, { publicId }, options).catch(nullWhereUnknown);
}

async function readAgreed(
  source: Source,
  asked: ReturnType<typeof purchaseRequest>,
  options?: RequestOptions,
): Promise<OrderConfirmation | null> {
  const extensions = await source.extensions();
  if (!extensions) return null;
  const { getOrderConfirmation } = await import('./confirm-calls.ts');
  return getOrderConfirmation(extensions, asked, options).catch(nullWhereUnknown);
}

/** The order is told without it where that cannot be asked for. */
async function readWithdrawal(source: Source, publicId: string, options?: RequestOptions): Promise<Withdrawal | null> {
  const extensions = await source.extensions();
  if (!extensions) return null;
  const { getWithdrawal } = await import('./confirm-calls.ts');
  return getWithdrawal(extensions, { publicId }, options).catch(() => null);
}

function withoutCart({ cart: _, ...order }: Order): Omit<Order, 'cart'> {
  return order;
}
