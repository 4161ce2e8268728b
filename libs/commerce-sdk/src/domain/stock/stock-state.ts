import type { Stock } from './stock.ts';

/** How a stock is shown to a shopper. */
export type StockState = 'out-of-stock' | 'oversellable' | 'static' | 'few-left' | 'in-stock';

const FEW_LEFT_BELOW = 6;

/** Names the state of a stock for a shopper who wants `quantity` units. The first state that fits is the answer. */
export function stockState(stock: Stock, quantity = 1): StockState {
  if (stock.total <= 0) return 'out-of-stock';
  if (stock.oversellable > 0 && quantity > stock.inStock) return 'oversellable';
  if (stock.static > 0 && quantity > stock.inStock && quantity > stock.oversellable) return 'static';
  if (stock.inStock > 0 && stock.inStock < FEW_LEFT_BELOW) return 'few-left';
  return 'in-stock';
}
