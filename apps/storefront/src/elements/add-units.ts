import type { PackageRefusal } from '@torg/commerce-sdk/domain';
import { cartAnswer, type CartAnswer } from '../page/form/cart-answer.ts';
import { waitingAdditions } from '../scope/waiting-additions.ts';

/** Units for the cart, and what the shopper wants said of them; null for nothing. */
interface Units {
  skuId: number;
  quantity: number;
  message: string | null;
}

/** Puts units of a product in the cart, and notes that they were; without a connection they wait for one. */
export async function addUnits(
  scope: Parameters<typeof waitingAdditions>[0],
  { message, ...units }: Units,
): Promise<CartAnswer<PackageRefusal> | { kind: 'waiting' }> {
  const { stores } = scope;
  if (!stores.ui.online) {
    // It is put in the cart by `client/send-waiting.ts`, once there is a connection.
    waitingAdditions(scope).keep({ ...units, message });
    return { kind: 'waiting' };
  }
  const answer = cartAnswer(await stores.cart.add(message === null ? units : { ...units, message }));
  if (answer.kind === 'done') stores.ui.noteAdded(units);
  return answer;
}
