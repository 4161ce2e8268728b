import type { AddedItem, Cart, CartLine } from '@torg/commerce-sdk/domain';

/** What of a shared cart can be put into another by itself; packages are chosen anew, and gifts come by themselves. */
export function copiedItems({ lines }: Pick<Cart, 'lines'>): AddedItem[] {
  return lines
    .filter((line) => canBeCopied(line))
    .map(({ skuId, quantity, message, product }) => ({
      ...{ skuId, message },
      quantity: Math.min(quantity, product.sku.stock.total),
    }));
}

/** Whether a line can be bought here by itself. */
export function canBeCopied({ isFreeGift, package: choice, product }: CartLine): boolean {
  return !isFreeGift && choice === null && product.sku.stock.total > 0;
}
