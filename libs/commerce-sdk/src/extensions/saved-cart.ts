import type { AddedItem } from '../domain/cart/added-item.ts';
import type { SavedCartFragment } from '../generated/extensions.ts';

/** A cart that a customer keeps by name, beside the one in hand. */
export interface SavedCart {
  id: string;
  name: string;
  /** ISO 8601. */
  savedAt: string;
  items: readonly SavedItem[];
}

/** Units of a sku in a cart that is kept. */
export interface SavedItem extends AddedItem {
  /** What the items of one package share; null for loose goods. */
  packageKey: string | null;
  /** How many of the package there are; null for loose goods. */
  packageCount: number | null;
  /** The package that it is part of; null for loose goods, and where that is sold here no more. */
  packageName: string | null;
  /** Null where it is not sold here now. */
  productName: string | null;
}

export function toSavedCart({ id, name, savedAt, items }: SavedCartFragment): SavedCart {
  const own = (item: SavedCartFragment['items'][number]): SavedItem => {
    const { skuId, quantity, message, packageKey, packageCount, packageName, productName } = item;
    return { skuId, quantity, message, packageKey, packageCount, packageName, productName };
  };
  return { id, name, savedAt, items: items.map(own) };
}
