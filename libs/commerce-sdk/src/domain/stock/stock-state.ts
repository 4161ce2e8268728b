import type { Stock } from './stock.ts';

/** How a stock is shown to a shopper. */
export type StockState = 'out-of-stock' | 'oversellable' | 'static' | 'few-left' | 'in-stock';

const FEW_LEFT_BELOW = 6;

/**
 * Names the state of a stock for a shopper who wants `quantity` units, at least one. What is not on the shelf is first taken
 * from what may be oversold, then from what never runs out; few left are fewer than six on the shelf.
 *
 * @example
 * const { stock } = product;
 * stockState(stock, 2);
 */
export function stockState({ inStock, oversellable, static: endless, total }: Stock, quantity = 1): StockState {
  if (total <= 0) return 'out-of-stock';
  if (quantity > inStock && oversellable > 0) return 'oversellable';
  if (quantity > inStock && endless > 0) return 'static';
  return inStock < FEW_LEFT_BELOW ? 'few-left' : 'in-stock';
}
