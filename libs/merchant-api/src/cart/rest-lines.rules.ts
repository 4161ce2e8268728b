import type { CartLineRecord } from './cart-record.ts';
import { countOf, lineGroups, sameGroup, unitsEach } from './line-groups.rules.ts';

/**
 * What a cart holds beside what was ordered of it. A line of which nothing was ordered stays the line it is; where a part of it
 * was, the others are a line of their own, and so are packages.
 */
export function restLines(
  held: readonly CartLineRecord[],
  ordered: readonly CartLineRecord[],
  newId: () => string,
): readonly CartLineRecord[] {
  return lineGroups(held).flatMap((group) => {
    const bought = countOf(sameGroup(ordered, group));
    const left = countOf(group) - bought;
    if (left <= 0) return [];
    if (bought === 0) return group;
    const groupKey = group[0]?.choice ? newId() : (group[0]?.groupKey ?? null);
    return group.map((line) => ({ ...line, lineId: newId(), groupKey, quantity: left * unitsEach(line) }));
  });
}
