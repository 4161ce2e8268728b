import { parseQuantity, type CartRefusal } from '@torg/commerce-sdk/domain';

/** Why a typed quantity was not taken for a line that can hold `most` units: it is no quantity, or more than there are. */
export function quantityRefusal(typed: string, most: number): CartRefusal {
  const quantity = parseQuantity(typed);
  return quantity === null ? { kind: 'invalid-quantity' } : { kind: 'stock-limit', left: most };
}
