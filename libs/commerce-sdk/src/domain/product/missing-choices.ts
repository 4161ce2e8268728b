/** A group of a package, as far as it says what must be picked. */
export interface ChoiceGroup {
  groupId: number;
  required: boolean;
}

/** The ids of the groups of a package that still need a pick before it can be bought: one for each required group. */
export function missingChoices(groups: readonly ChoiceGroup[], picked: readonly { groupId: number }[]): number[] {
  const chosen = new Set(picked.map(({ groupId }) => groupId));
  return groups.filter(({ groupId, required }) => required && !chosen.has(groupId)).map(({ groupId }) => groupId);
}
