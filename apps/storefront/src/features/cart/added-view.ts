import type { GroupedItem } from '@torg/commerce-sdk/domain';
import type { AddedGoods } from '@torg/stores';
import { variantText } from '../../display/variant-text.ts';
import { itemView } from './item-view.ts';

/** What was put in the cart, as it is named there. */
export interface AddedView {
  name: string;
  /** Empty where the name says all. */
  variant: string;
  quantity: number;
  /** Minor units inc and ex VAT, of those that were added. */
  price: { incVat: number; exVat: number };
  currency: string;
  /** Of its page. */
  path: string;
}

/** Finds it among the rows of the cart; null where it is there no more. */
export function addedView(added: AddedGoods, items: readonly GroupedItem[]): AddedView | null {
  const item = items.findLast(({ groupKey, lines: [first] }) =>
    'skuId' in added
      ? groupKey === null && first?.product.sku.skuId === added.skuId && !first.isFreeGift
      : first?.package?.packageId === added.packageId,
  );
  const view = item && itemView(item);
  const [first] = item?.lines ?? [];
  if (!view || !first) return null;
  const share = added.quantity / (view.quantity ?? added.quantity);
  const { selling, currency } = view.price;
  return {
    name: view.name,
    variant: view.isPackage ? '' : variantText({ ...first.product, brandName: '' }).replaceAll(' · ', ', '),
    quantity: added.quantity,
    price: { incVat: Math.round(selling.incVat * share), exVat: Math.round(selling.exVat * share) },
    currency,
    path: first.product.canonicalUrl,
  };
}
