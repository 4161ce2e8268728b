import type { Cart } from '@torg/commerce-sdk/domain';

/** What was put into the cart last of the goods that were bought: what goes with it is asked for. Null where there is none. */
export function lastChosen({ lines }: Pick<Cart, 'lines'>): string | null {
  return lines.findLast(({ isFreeGift }) => !isFreeGift)?.product.alias ?? null;
}
