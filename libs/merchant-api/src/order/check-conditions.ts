import { readEmailAddress } from '@torg/commerce-sdk/domain';
import type { CartRecord } from '../cart/cart-record.ts';
import { lockCart } from '../cart/read-cart.repository.ts';
import { openCheckout } from '../checkout/open-checkout.ts';
import { claimGoods } from './claim-goods.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { OrderView } from './order-view.ts';
import { lockLiveOrder } from './order.repository.ts';
import { placeOf, readLines } from './prepare-order.ts';

/**
 * Why a cart would not be ordered just now by whoever has the address, whatever else is filled in; null where nothing stands
 * against it. What is not filled in yet is not asked for.
 */
export async function checkConditions(
  view: OrderView,
  cart: CartRecord,
  email: string | null,
): Promise<OrderRefusal | null> {
  if (cart.isOrdered) return { kind: 'already-ordered' };
  if (view.shop.market.isVirtual) return { kind: 'market' };
  if (cart.lines.length === 0) return { kind: 'cart-empty' };
  const kept = await view.checkouts.find(cart.cartId);
  const draft = { ...kept, email: email ?? kept.email };
  const open = await openCheckout(view, cart, draft);
  if (open.isBlocked) return { kind: 'blocked' };
  if (open.obstacle) return { kind: 'place', field: placeOf(draft, open.obstacle), obstacle: open.obstacle };
  const read = await readLines(view, open);
  if (!read.ok) return read.refusal;
  const wanted = { promotions: open.cart.promotions, lines: read.lines };
  const own = readEmailAddress(draft.email ?? '') ?? '';
  return view.orders.db.transaction().execute(async (trx) => {
    await lockCart(trx, cart.cartId);
    const orderId = (await lockLiveOrder(trx, cart.cartId))?.orderId ?? null;
    const claimed = await claimGoods(trx, wanted, { email: own, orderId, now: view.now });
    return claimed.ok ? null : claimed.refusal;
  });
}
