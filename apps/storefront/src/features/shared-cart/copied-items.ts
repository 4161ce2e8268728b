import { readGreeting, type AddedItem, type Cart, type CartLine } from '@torg/commerce-sdk/domain';

/** What of a shared cart can be put into another as loose goods; gifts come by themselves. */
export function copiedItems({ lines }: Pick<Cart, 'lines'>): AddedItem[] {
  return lines
    .filter((line) => canBeCopied(line))
    .map(({ skuId, quantity, message, product }) => ({
      skuId,
      // Whom a gift card was for is nobody else's affair.
      message: readGreeting(message) === null ? message : null,
      quantity: Math.min(quantity, product.sku.stock.total),
    }));
}

/** Whether a line can be bought here, alone or as a part of its package where `packages` come along. */
export function canBeCopied({ isFreeGift, package: choice, product }: CartLine, { packages = false } = {}): boolean {
  return !isFreeGift && (packages || choice === null) && product.sku.stock.total > 0;
}
