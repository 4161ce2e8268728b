import type { AddedItem } from '../domain/cart/added-item.ts';
import type { SavedCartFragment } from '../generated/extensions.ts';

/** A cart that a customer keeps by name, beside the one in hand. */
export interface SavedCart {
  id: string;
  name: string;
  /** ISO 8601. */
  savedAt: string;
  /** `productName` is null where it is not sold here now. */
  items: readonly (AddedItem & { productName: string | null })[];
}

export function toSavedCart({ id, name, savedAt, items }: SavedCartFragment): SavedCart {
  const own = items.map(({ skuId, quantity, message, productName }) => ({ skuId, quantity, message, productName }));
  return { id, name, savedAt, items: own };
}
