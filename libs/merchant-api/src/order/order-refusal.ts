import type { WrongDeliveryChoice } from '../checkout/delivery-choice.rules.ts';
import type { DeliveryObstacle } from '../checkout/delivery-place.rules.ts';

/** Why nothing was ordered; everything is as it was. */
export type OrderRefusal =
  | { kind: 'cart-not-found' }
  | { kind: 'already-ordered' }
  | { kind: 'cart-empty' }
  | { kind: 'cart-changing' }
  | { kind: 'market' }
  | { kind: 'field'; field: string; problem: 'missing' | 'invalid' }
  /** Nothing is sent to the place that the field tells. */
  | { kind: 'place'; field: string; obstacle: DeliveryObstacle }
  /** The carrier does not offer what was wished of the delivery. */
  | WrongDeliveryChoice
  | { kind: 'identity-number'; problem: 'missing' | 'invalid' }
  | { kind: 'terms' }
  | { kind: 'shipping' }
  /** The fee that was sent is none that the carrier or the shop asks. */
  | { kind: 'shipping-fee' }
  | { kind: 'payment' }
  | { kind: 'blocked' }
  /** The visitor ordered too often lately. */
  | { kind: 'too-many-orders'; retryAfterSeconds: number }
  | { kind: 'out-of-stock'; skuId: number; left: number }
  | { kind: 'promotion-used-up'; name: string }
  /** It costs more than the buyer may order alone for their organization. */
  | { kind: 'approval-needed' }
  /** The organization's credit does not reach; what is left of it, minor units inc VAT. */
  | { kind: 'credit-exceeded'; left: number }
  /** What is approved costs another sum than whoever approves was shown; minor units inc VAT. */
  | { kind: 'total-changed'; total: number }
  /** It was decided before, or whoever sent it is no member any more. */
  | { kind: 'approval-over' }
  /** Whoever approves may not, or no more. */
  | { kind: 'not-approver' };
