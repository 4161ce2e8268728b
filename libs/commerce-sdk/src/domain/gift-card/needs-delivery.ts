import type { CartLine } from '../cart/cart.ts';

/** A line as far as it matters whether it is delivered. */
interface DeliveredLine {
  product: Pick<CartLine['product'], 'type'>;
}

/**
 * Whether anything of a cart is brought to an address. Gift cards come by mail; where there is nothing else, no address and no
 * way of delivery is asked for and none costs anything.
 *
 * @example
 * const { lines } = cart;
 * needsDelivery(lines);
 */
export function needsDelivery(lines: readonly DeliveredLine[]): boolean {
  return lines.length === 0 || lines.some(({ product }) => product.type !== 'giftcard');
}
