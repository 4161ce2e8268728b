/** Why nothing was ordered; everything is as it was. */
export type OrderRefusal =
  | { kind: 'cart-not-found' }
  | { kind: 'already-ordered' }
  | { kind: 'cart-empty' }
  | { kind: 'cart-changing' }
  | { kind: 'market' }
  | { kind: 'field'; field: string; problem: 'missing' | 'invalid' }
  | { kind: 'identity-number' }
  | { kind: 'terms' }
  | { kind: 'shipping' }
  /** The fee that was sent is none that the carrier or the shop asks. */
  | { kind: 'shipping-fee' }
  | { kind: 'payment' }
  | { kind: 'blocked' }
  | { kind: 'out-of-stock'; skuId: number; left: number }
  | { kind: 'promotion-used-up'; name: string };
