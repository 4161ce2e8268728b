import type { SavedItem } from '@torg/commerce-sdk/extensions';

/** Something that a customer put into a cart that is kept: loose goods, or a package. */
export interface SavedThing {
  /** Null where it is sold here no more. */
  name: string | null;
  quantity: number;
}

/** What a kept cart holds, each package as one thing; one that lacks a part of it is sold no more. */
export function savedThings(items: readonly SavedItem[]): SavedThing[] {
  const packages = new Map<string, SavedThing>();
  const loose: SavedThing[] = [];
  for (const { packageKey, packageName, packageCount, productName, quantity } of items) {
    if (packageKey === null) {
      loose.push({ name: productName, quantity });
      continue;
    }
    const isWhole = productName !== null && packages.get(packageKey)?.name !== null;
    packages.set(packageKey, { name: isWhole ? packageName : null, quantity: packageCount ?? quantity });
  }
  return [...loose, ...packages.values()];
}
