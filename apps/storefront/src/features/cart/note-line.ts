import type { PackageRefusal } from '@torg/commerce-sdk/domain';
import { cartAnswer, type CartAnswer } from '../../page/form/cart-answer.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { findItem } from './find-item.ts';

/**
 * Gives a line another message, or none, by one change. An account that cannot change a message gets a line with it first, and
 * the one without makes way then, so that a connection that breaks in between loses nothing.
 */
export async function noteLine(
  { stores: { cart }, loadCart, extensions }: AppScope,
  { item: key, message: note }: { item: string; message: string | null },
): Promise<CartAnswer<PackageRefusal>> {
  if (!cart.cart) await loadCart();
  const item = findItem(cart.cart, key);
  const cartId = cart.cart?.id;
  if (item?.kind !== 'line' || cartId === undefined) return { kind: 'unknown-item' };
  const { id, skuId, quantity, message } = item.line;
  if ((message ?? '') === (note ?? '')) return { kind: 'done' };
  const client = await extensions();
  if (client) {
    const calls = await import('./line-note-calls.ts');
    const noted = await calls.noteLine(client, { cartId, lineId: id, message: note ?? '' });
    await cart.goOnWith(noted ?? cartId);
    return { kind: noted === null ? 'unknown-item' : 'done' };
  }
  const added = cartAnswer(await cart.addItems([{ skuId, quantity, message: note }]));
  return added.kind === 'done' ? cartAnswer(await cart.setQuantity(id, 0)) : added;
}
