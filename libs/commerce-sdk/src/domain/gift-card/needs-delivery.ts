import type { CartLine } from '../cart/cart.ts';

/**
 * Whether anything of a cart is brought to an address. Gift cards come by mail; where there is nothing else, no address and no
 * way of delivery is asked for and none costs anything.
 *
 * @example
 * const { lines } = cart;
 * needsDelivery(lines);
 */
export function needsDelivery(lines: readonly { product: Pick<CartLine['product'], 'type'> }[]): boolean {
  return lines.length === 0 || lines.some(({ product }) => product.type !== 'giftcard');
}
