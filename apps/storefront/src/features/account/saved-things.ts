import type { SavedItem } from '@torg/commerce-sdk/extensions';

/** Something that a customer put into a cart that is kept: loose goods, or a package. */
export interface SavedThing {
  /** Null where it is sold here no more. */
  name: string | null;
  quantity: number;
  /** The sku of each line that it is. */
  skuIds: readonly number[];
}

/** What a kept cart holds, each package as one thing; one that lacks a part of it is sold no more. */
export function savedThings(items: readonly SavedItem[]): SavedThing[] {
  const packages = new Map<string, SavedThing>();
  const loose: SavedThing[] = [];
  for (const { skuId, packageKey, packageName, packageCount, productName, quantity } of items) {
    if (packageKey === null) {
      loose.push({ name: productName, quantity, skuIds: [skuId] });
      continue;
    }
    const before = packages.get(packageKey);
    const isWhole = productName !== null && before?.name !== null;
    packages.set(packageKey, {
      name: isWhole ? packageName : null,
      quantity: packageCount ?? quantity,
      skuIds: [...(before?.skuIds ?? []), skuId],
    });
  }
  return [...loose, ...packages.values()];
}

/**
 * What of a kept cart there is too little of, with how many of it lie in the cart now. The API tells of each line of a package, one
 * after the other, how many packages there are; goods that are told of by themselves are loose.
 */
export function shortThings(
  items: readonly SavedItem[],
  limited: readonly { skuId: number; quantity: number }[],
): SavedThing[] {
  const left = [...limited];
  const things = savedThings(items).sort((one, other) => other.skuIds.length - one.skuIds.length);
  return things.flatMap((thing) => {
    const { skuIds } = thing;
    const place = left.findIndex(({ quantity }, start) =>
      skuIds.every((skuId, index) => {
        const told = left[start + index];
        return told?.skuId === skuId && told.quantity === quantity;
      }),
    );
    const [first] = place < 0 ? [] : left.splice(place, skuIds.length);
    return first ? [{ ...thing, quantity: first.quantity }] : [];
  });
}
