import { SetAsideStore, type SetAsideItem } from '@torg/stores/set-aside';
import type { GroupedItem } from '@torg/commerce-sdk/domain';
import type { AppScope } from '../../scope/app-scope.ts';
import { variantText } from '../../display/variant-text.ts';
import { itemView } from './item-view.ts';

type AsideScope = Pick<AppScope, 'keptAside' | 'clock' | 'newId'>;

const known = new WeakMap<AsideScope['keptAside'], SetAsideStore>();

/** The one store of a tab for what is set aside: the panel and the page of the cart show the same. */
export function setAsideOf({ keptAside, clock, newId }: AsideScope): SetAsideStore {
  const store = known.get(keptAside) ?? new SetAsideStore({ storage: keptAside, clock, newId });
  known.set(keptAside, store);
  return store;
}

/**
 * Sets an item of the cart aside before it is taken out, and gives what lets go of it should it stay; null of a package of
 * which nobody knows where it was put together, which cannot be had back.
 */
export function keepAside(scope: AsideScope, item: GroupedItem, why: SetAsideItem['why']): (() => void) | null {
  const aside = asideOf(item);
  if (!aside) return null;
  const store = setAsideOf(scope);
  const id = store.keep({ ...aside, why });
  return () => store.forget(id);
}

/** What is kept of an item of the cart; null of what cannot be had back. */
export function asideOf(item: GroupedItem): Pick<SetAsideItem, 'name' | 'variant' | 'content'> | null {
  const view = itemView(item);
  const [first] = item.lines;
  if (!view || !first) return null;
  const { name } = view;
  if (view.isPackage) {
    const address = item.configuration?.address;
    return address === undefined ? null : { name, variant: '', content: { kind: 'package', address } };
  }
  const { skuId, quantity, message, product } = first;
  const content = { kind: 'units', productId: product.productId, skuId, quantity, message } as const;
  return { name, variant: variantText(product), content };
}
