import type { CartLineRecord } from './cart-record.ts';
import { groupsOf, isSamePackage } from './package-lines.rules.ts';

/** What a shopper put in a cart as one thing: each loose line by itself, and the lines of each package. */
export function lineGroups(lines: readonly CartLineRecord[]): readonly (readonly CartLineRecord[])[] {
  return [...lines.filter(({ choice }) => choice === null).map((line) => [line]), ...groupsOf(lines)];
}

/** The lines that are of the same kind as a group: the same sku with the same message, or the same package and choices. */
export function sameGroup(
  lines: readonly CartLineRecord[],
  group: readonly CartLineRecord[],
): readonly CartLineRecord[] {
  const [first] = group;
  if (!first?.choice) {
    const isSame = ({ skuId, message, groupKey, choice }: CartLineRecord) =>
      choice === null && skuId === first?.skuId && message === first.message && groupKey === first.groupKey;
    return lines.filter(isSame);
  }
  const parts = group.flatMap(({ skuId, choice }) => (choice ? [{ skuId, choice }] : []));
  return groupsOf(lines).find((held) => isSamePackage(held, parts)) ?? [];
}

/** How many packages, or loose units, the lines of a group are. */
export function countOf([first]: readonly CartLineRecord[]): number {
  return first ? first.quantity / unitsEach(first) : 0;
}

/** Units of a line that one package takes; one where it is loose. */
export function unitsEach({ choice }: CartLineRecord): number {
  return choice?.units ?? 1;
}
