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
  const shelf = new Map<number, number>();
  return lines.filter(isBrought).filter(({ skuId, quantity, product }) => {
    const left = shelf.get(skuId) ?? product.sku.stock.inStock;
    const isBeyond = left < quantity;
    // No sku is told twice.
    shelf.set(skuId, isBeyond ? Infinity : left - quantity);
    return isBeyond;
  });
}

function isBrought({ product }: { product: Pick<CartLine['product'], 'type'> }): boolean {
  return product.type !== 'giftcard';
}
