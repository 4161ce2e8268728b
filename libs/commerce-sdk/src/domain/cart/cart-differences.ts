import type { Cart } from './cart.ts';

/**
 * Whether a cart is another than before to whoever charges for it: items, shipping fee, total, or whether the fee is an estimate.
 *
 * @example
 * const isNews = hasCartChanged(cart, laterCart);
 */
export function hasCartChanged(before: Cart, after: Cart): boolean {
  const [old, now] = [before.summary, after.summary];
  return (
    before.lines.length !== after.lines.length ||
    old.shipping.fee.incVat !== now.shipping.fee.incVat ||
    old.total.incVat !== now.total.incVat ||
    old.shipping.isDefault !== now.shipping.isDefault
  );
}

/**
 * Whether what lies in a cart costs something else, or another code is used.
 *
 * @example
 * const mustCheckStock = haveItemsChanged(cart, laterCart);
 */
export function haveItemsChanged(before: Cart, after: Cart): boolean {
  return before.summary.subTotal.incVat !== after.summary.subTotal.incVat || before.promoCode !== after.promoCode;
}
