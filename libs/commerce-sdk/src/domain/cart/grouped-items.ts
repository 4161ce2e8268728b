import type { CartLine } from './cart.ts';
import { packageCount } from './package-count.ts';
import { groupLines, type LineGroup } from './group-lines.ts';

/** What a shopper picked for a package, as it was shown then: the cart itself tells only its lines. */
export interface PackageConfiguration {
  packageId: number;
  name: string;
  /** Where it can be changed: the path of its page, with what was picked in the query. Left out where nobody knows. */
  address?: string;
  /** What was picked in each group, in the order of the groups. */
  selections: readonly {
    skuId: number;
    name: string;
    /** Units of it in one package. */
    quantity: number;
  }[];
}

/** One row of a cart: a loose line, or a package with what was picked for it. */
export interface GroupedItem extends LineGroup {
  /** Null for a loose line, and for a package that was put in the cart elsewhere. */
  configuration: PackageConfiguration | null;
  /** Units of a loose line, or packages; null where it cannot be told how many units a package is of. */
  quantity: number | null;
}

/**
 * The rows of a cart. `configurations` are what was picked, by group key.
 *
 * @example
 * const rows = groupedItems(cart.lines, new Map());
 */
export function groupedItems(
  lines: readonly CartLine[],
  configurations: ReadonlyMap<string, PackageConfiguration>,
): GroupedItem[] {
  return groupLines(lines).map((group) => {
    const configuration = (group.groupKey !== null && configurations.get(group.groupKey)) || null;
    return { ...group, configuration, quantity: quantityOf(group, configuration) };
  });
}

function quantityOf({ groupKey, lines }: LineGroup, configuration: PackageConfiguration | null): number | null {
  const [first] = lines;
  if (!first) return null;
  if (groupKey === null) return first.quantity;
  return configuration && packageCount(lines, configuration.selections);
}
