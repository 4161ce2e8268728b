import { stockState, type Cart } from '@torg/commerce-sdk/domain';

/** Whether all that is ordered of a line lies on the shelf, so that the day is known on which it comes. */
export function isLineOnShelf({ quantity, product }: Pick<Cart['lines'][number], 'quantity' | 'product'>): boolean {
  const { stock } = product.sku;
  const state = stockState(stock);
  return (state === 'in-stock' || state === 'few-left') && stock.inStock >= quantity;
}
