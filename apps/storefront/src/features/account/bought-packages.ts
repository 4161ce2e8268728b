import type { CartLine } from '@torg/commerce-sdk/domain';
import type { PackageAddition } from '@torg/stores';

type Part = CartLine & { package: NonNullable<CartLine['package']> };

/** A package of an order, as it was put together. */
export interface BoughtPackage {
  name: string;
  /** How many of it were bought. */
  count: number;
  /** Its parts; never none. */
  lines: readonly Part[];
  /** Puts one of it in a cart. */
  addition: PackageAddition;
}

/** The packages among the lines of an order: what shares a key was bought together. */
export function packagesOf(lines: readonly CartLine[]): readonly BoughtPackage[] {
  const parts = lines.filter((line): line is Part => line.package !== null);
  const keys = [...new Set(parts.map(({ groupKey }) => groupKey))];
  return keys.flatMap((key) => {
    const own = parts.filter(({ groupKey }) => groupKey === key);
    const [first] = own;
    return first ? [packageOf(first, own)] : [];
  });
}

function packageOf({ package: { packageId, packageName: name } }: Part, lines: readonly Part[]): BoughtPackage {
  const count = lines.map(({ quantity }) => quantity).reduce(commonDivisor);
  const selections = lines.map(({ skuId, quantity, product: { name: part }, package: { groupId, optionId } }) => ({
    ...{ groupId, optionId, skuId, name: part, quantity: quantity / count },
  }));
  return { name, count, lines, addition: { packageId, name, selections } };
}

/** What an order holds of each part says how many packages there were at most. */
function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
