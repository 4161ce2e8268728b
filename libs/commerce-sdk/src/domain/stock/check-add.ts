/** Whether more units may be added, and if not, what to tell the shopper. */
export type AddResult =
  { kind: 'allowed' } | { kind: 'stock-limit'; left: number } | { kind: 'already-in-cart'; quantity: number };

/**
 * Decides whether `wanted` more units fit in a cart that holds `inCart` of them already, which use up the total stock. `left`
 * is how many more would fit; `already-in-cart` says that none would, and how many are there.
 *
 * @example
 * checkAdd(5, 3, 2); // the third argument is what is wanted on top of the 3 in the cart
 */
export function checkAdd(totalStock: number, inCart: number, wanted: number): AddResult {
  const left = Math.max(0, totalStock - inCart);
  if (wanted <= left) return { kind: 'allowed' };
  if (left === 0 && inCart > 0) return { kind: 'already-in-cart', quantity: inCart };
  return { kind: 'stock-limit', left };
}
