import { getPurchase } from '@torg/commerce-sdk';
import { standingOf } from '../../display/purchase-standing.ts';
import { purchaseRequest } from '../../navigation/confirm-address.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** Whether a cart was ordered. One whose payment came to nothing was not; one whose payment is awaited is on its way. */
export async function isBought({ commerce }: Pick<AppScope, 'commerce'>, cartId: string): Promise<boolean> {
  const ids = { orderId: null, paymentUid: null, cartId, paymentType: 'STANDARD' } as const;
  const purchase = await getPurchase(commerce, purchaseRequest(ids));
  return purchase !== null && standingOf(purchase) === 'placed';
}
