import { groupBy } from '../database/group-by.ts';
import type { VariantMember, VariantValue } from './variant.repository.ts';

/** One choice of a variant group, with the products it leads to and the choices below it. */
export interface VariantNode {
  value: VariantValue;
  members: readonly VariantMember[];
  /** Empty on level 1, where the node is one product. */
  children: readonly VariantNode[];
}

/** Arranges the products of a group by their values, from the highest level down to level 1, each in its order. */
export function buildVariantTree(members: readonly VariantMember[]): VariantNode[] {
  const levels = members.flatMap(({ values }) => values.map(({ level }) => level));
  return members.length === 0 ? [] : branchesOn(Math.max(1, ...levels), members);
}

function branchesOn(level: number, members: readonly VariantMember[]): VariantNode[] {
  const placed = members.flatMap((member) => {
    const value = member.values.find((candidate) => candidate.level === level);
    return value ? [{ member, value }] : [];
  });
  return [...groupBy(placed, ({ value }) => value.value).values()]
    .flatMap((group) => {
      const [first] = group;
      const own = group.map(({ member }) => member);
      return first ? { value: first.value, members: own, children: level > 1 ? branchesOn(level - 1, own) : [] } : [];
    })
    .sort((a, b) => a.value.position - b.value.position);
}
