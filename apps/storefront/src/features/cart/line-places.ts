import { groupedItems } from '@torg/stores/grouped-items';
import type { GroupedItem } from '@torg/commerce-sdk/domain';
import type { AppScope } from '../../scope/app-scope.ts';

type PlacesScope = Pick<AppScope, 'keptPlaces'> & { stores: Pick<AppScope['stores'], 'cart'> };

/** Longer is no cart. */
const mostPlaces = 100;

/** What an item is known by after it was taken out and had back: its line is another one then. */
export function itemName({ groupKey, lines: [first] }: Pick<GroupedItem, 'groupKey' | 'lines'>): string {
  return groupKey ?? unitsName(first ?? { skuId: 0, message: null });
}

/** The same of loose units. */
export function unitsName({ skuId, message }: { skuId: number; message: string | null }): string {
  return `${skuId} ${message ?? ''}`;
}

/**
 * The items of the cart as they are shown: what was had back stands where it was, for as long as the tab is open, though the
 * API puts it last. What came since stands after those, and gifts last.
 */
export function itemsInPlace({ keptPlaces, stores: { cart } }: PlacesScope): readonly GroupedItem[] {
  const items = groupedItems(cart);
  const places = readPlaces(keptPlaces.read(), cart.cart?.id);
  if (places.length === 0) return items;
  const placeOf = (item: GroupedItem) => {
    const place = isGift(item) ? -1 : places.indexOf(itemName(item));
    return place < 0 ? places.length : place;
  };
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Remembers where items stand, before one is taken out. */
export function keepPlaces(scope: PlacesScope): void {
  const { cart } = scope.stores.cart;
  const known = readPlaces(scope.keptPlaces.read(), cart?.id);
  const shown = itemsInPlace(scope)
    .filter((item) => !isGift(item))
    .map(itemName);
  const places = [...new Set([...known, ...shown])].slice(-mostPlaces);
  scope.keptPlaces.write(JSON.stringify([cart?.id, places]));
}

function isGift({ lines: [first] }: GroupedItem): boolean {
  return first?.isFreeGift === true;
}

/** Those of another cart are nothing to this one. What cannot be read, another version of the shop may have written. */
function readPlaces(text: string | null, cartId: string | undefined): readonly string[] {
  try {
    const [of, places] = JSON.parse(text ?? '[]') as [unknown, unknown]; // looked at part by part
    const isOfCart = of === cartId && Array.isArray(places);
    return isOfCart ? places.filter((place) => typeof place === 'string') : [];
  } catch {
    return [];
  }
}
