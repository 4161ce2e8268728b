import type { Cart } from '../domain/cart/cart.ts';
import { decimalFromMinor } from '../domain/money/decimal-from-minor.ts';
import type { Minor } from '../domain/money/money.ts';

/** What a search provider's own script takes, such as `hrq` of Hello Retail: pairs of a name and what belongs to it. */
export interface SearchEventQueue {
  push(event: readonly [name: string, data: object]): unknown;
}

/** What a search provider is told of a purchase. */
export interface Conversion {
  orderNumber: string;
  /** What was paid for the goods, minor units inc VAT. */
  total: Minor;
  email: string;
  productNumbers: readonly string[];
}

/**
 * The products of a cart by the numbers that they have in the provider's feed.
 *
 * @example
 * setCart(queue, productNumbersIn(cart));
 */
export function productNumbersIn(cart: Cart): string[] {
  return cart.lines.map(({ product }) => String(product.productId));
}

/**
 * Tells a search provider what a visitor has in the cart, each product once; an empty list is an emptied cart.
 *
 * @example
 * setCart(queue, productNumbersIn(cart));
 */
export function setCart(queue: SearchEventQueue, productNumbers: readonly string[]): void {
  queue.push(['setCart', { productNumbers: [...new Set(productNumbers)] }]);
}

/**
 * Tells a search provider of a purchase; the total goes out in kronor.
 *
 * @example
 * const productNumbers = productNumbersIn(cart);
 * trackConversion(queue, { orderNumber: '1001', email: 'maja@torg.example', productNumbers, total: 19_900 });
 */
export function trackConversion(queue: SearchEventQueue, conversion: Conversion): void {
  const { orderNumber, total, email, productNumbers } = conversion;
  const unique = [...new Set(productNumbers)];
  queue.push(['trackConversion', { total: decimalFromMinor(total), orderNumber, email, productNumbers: unique }]);
}

/**
 * Tells a search provider that a product's page is looked at, by its absolute address.
 *
 * @example
 * trackPageView(queue, location.href);
 */
export function trackPageView(queue: SearchEventQueue, url: string): void {
  queue.push(['trackPageView', { url }]);
}
