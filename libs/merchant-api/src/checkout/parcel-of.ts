import { linesBeyondShelf, type ShelfLine } from '@torg/commerce-sdk/domain';
import type { CartLineRecord, CartRecord } from '../cart/cart-record.ts';
import { isGiftCard } from '../catalogue/product-record.ts';
import { findForSale, type ForSale, type ForSaleView } from '../pricing/find-for-sale.ts';

/** What of a cart's goods decides how they can be sent, and when. */
export interface Parcel {
  /** What the heaviest piece weighs; 0 where there is nothing to carry. */
  heaviestGrams: number;
  /** False where a piece has to be made or got first, so that nobody knows the day. */
  isOnShelf: boolean;
}

/** Looks at all that has to be carried; gift cards go by mail. */
export async function parcelOf(view: ForSaleView, { lines }: Pick<CartRecord, 'lines'>): Promise<Parcel> {
  const found = await Promise.all(lines.map(async (line) => ({ line, goods: await findForSale(view, line.skuId) })));
  const carried = found.flatMap(({ line, goods }) => (goods && !isGiftCard(goods.product) ? [{ line, goods }] : []));
  return {
    heaviestGrams: Math.max(0, ...carried.map(({ goods }) => goods.product.weightGrams)),
    isOnShelf: linesBeyondShelf(carried.map(shelfLine)).length === 0,
  };
}

function shelfLine({ line, goods }: { line: CartLineRecord; goods: ForSale }): ShelfLine {
  const { sku, product } = goods;
  return { skuId: line.skuId, quantity: line.quantity, product: { type: product.type, sku } };
}
