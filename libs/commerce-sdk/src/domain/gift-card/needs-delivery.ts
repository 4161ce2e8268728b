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
  return lines.length === 0 || lines.some(isBrought);
}

/** What of a cart's line says whether its units lie on the shelf. */
export interface ShelfLine {
  skuId: number;
  quantity: number;
  product: Pick<CartLine['product'], 'type'> & { sku: { stock: Pick<CartLine['product']['sku']['stock'], 'inStock'> } };
}

/**
 * What of a cart has to be made or got first, so that nobody knows the day on which it comes: of each sku whose lines hold more
 * than lies on the shelf, the line that goes beyond. Gift cards come by mail, from no shelf.
 *
 * @example
 * const { lines } = cart;
 * const isDayKnown = linesBeyondShelf(lines).length === 0;
 */
export function linesBeyondShelf<Line extends ShelfLine>(lines: readonly Line[]): Line[] {
  const taken = new Map<number, number>();
  return lines.filter(isBrought).filter(({ skuId, quantity, product }) => {
    const before = taken.get(skuId) ?? 0;
    taken.set(skuId, before + quantity);
    const left = Math.max(0, product.sku.stock.inStock) - before;
    return left >= 0 && left < quantity;
  });
}

function isBrought({ product }: { product: Pick<CartLine['product'], 'type'> }): boolean {
  return product.type !== 'giftcard';
}
