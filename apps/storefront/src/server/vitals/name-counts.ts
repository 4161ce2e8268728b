/** Names and how often each was told, the commonest first. */
export type NameCounts = readonly (readonly [name: string, count: number])[];

/** As many are kept apart. */
const mostNames = 20;

/**
 * Counts a name `times` more. Where there are too many, the rarest makes room and leaves its count to the one that comes, so
 * that a new name that is common can rise: what is common stays, and a count is too high by the rarest one's at most.
 */
export function countName(counts: NameCounts, name: string, times = 1): NameCounts {
  const known = counts.findIndex(([other]) => other === name);
  const replaced = known < 0 && counts.length === mostNames ? counts.length - 1 : known;
  const before = counts[replaced]?.[1] ?? 0;
  const others = replaced < 0 ? counts : counts.toSpliced(replaced, 1);
  return [...others, [name, before + times] as const].toSorted(([, one], [, other]) => other - one);
}

/** Both together. */
export function addNameCounts(one: NameCounts, other: NameCounts): NameCounts {
  return other.reduce((sum, [name, count]) => countName(sum, name, count), one);
}
