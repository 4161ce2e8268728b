import type { CartLine } from './cart.ts';

/**
 * How many units of each product lie in a cart outside of packages, all sizes together: what price breaks go by.
 *
 * @example
 * const unitsInCart = unitsByProduct(cart.lines).get(128) ?? 0;
 */
export function unitsByProduct(
  lines: readonly (Pick<CartLine, 'quantity' | 'package' | 'isFreeGift'> & { product: { productId: number } })[],
): Map<number, number> {
  const units = new Map<number, number>();
  for (const { quantity, package: choice, isFreeGift, product } of lines) {
    if (choice || isFreeGift) continue;
    units.set(product.productId, (units.get(product.productId) ?? 0) + quantity);
  }
  return units;
}
