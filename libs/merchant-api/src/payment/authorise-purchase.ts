import type { OrderRefusal } from '../order/order-refusal.ts';
import { isStanding } from '../order/order-status.ts';
import type { OrderView } from '../order/order-view.ts';
import { placeOrder } from '../order/place-order.ts';
import { failPayment } from '../order/settle-payment.ts';
import { FIRST_ASKED_MS } from './begin-payment.ts';
import type { ProviderCall } from './payment-provider.ts';
import type { PaymentSession } from './payment-session.ts';
import { linkOrder } from './payment-session.repository.ts';

/** Why nothing may be charged. The first two are names that clients of the Merchant API know. */
export type AuthorisationRefusal =
  'OutOfStock' | 'BlockedCustomer' | 'Incomplete' | 'Changed' | 'AlreadyOrdered' | 'Over';

export type Authorisation = { ok: true; orderId: number } | { ok: false; reason: AuthorisationRefusal };

/**
 * Places the order of a form whose button was pressed, before anything is charged: the stock is held from then on. What the
 * form says is to be paid must be what the cart costs now. The terms stand above the button, so pressing it accepts them.
 */
export async function authorisePurchase(
  view: OrderView,
  session: PaymentSession,
  { amount, currency }: ProviderCall,
): Promise<Authorisation> {
  const { sessionId, cartId, paymentId } = session;
  if (session.outcome !== null) return refused('Over');
  const kept = await view.checkouts.find(cartId);
  if (kept.paymentId !== null && kept.paymentId !== paymentId) return refused('Changed');
  const acceptedConsents = [...new Set([...kept.acceptedConsents, 'terms'])];
  const placed = await placeOrder(view, cartId, { ...kept, paymentId, acceptedConsents });
  if (!placed.ok) return refused(reasonOf(placed.refusal));
  const { orderId, counted, status } = placed.order;
  if (isStanding(status)) return refused('AlreadyOrdered');
  const isSame = counted.totals.balance.toPay.incVat === amount && placed.order.currency === currency;
  if (!isSame || session.amount !== amount) {
    await failPayment(view.orders.db, orderId, 'declined', view.now);
    return refused('Changed');
  }
  await linkOrder(view.orders.db, sessionId, { orderId, now: view.now, askAt: view.now + FIRST_ASKED_MS });
  return { ok: true, orderId };
}

function refused(reason: AuthorisationRefusal): Authorisation {
  return { ok: false, reason };
}

function reasonOf({ kind }: OrderRefusal): AuthorisationRefusal {
  switch (kind) {
    case 'out-of-stock':
      return 'OutOfStock';
    case 'blocked':
      return 'BlockedCustomer';
    case 'already-ordered':
      return 'AlreadyOrdered';
    case 'field':
    case 'place':
    case 'pickup-point':
    case 'delivery-date':
    case 'identity-number':
    case 'terms':
    case 'shipping':
    case 'payment':
      return 'Incomplete';
    case 'cart-not-found':
    case 'cart-empty':
    case 'cart-changing':
    case 'market':
    case 'shipping-fee':
    case 'promotion-used-up':
    case 'too-many-orders':
    case 'approval-needed':
    case 'credit-exceeded':
    case 'total-changed':
    case 'approval-over':
    case 'not-approver':
      return 'Changed';
  }
}
