import { checkAdd } from '@torg/commerce-sdk/domain';
import { isWholeNumber, unitsOf, type LineDecision } from './cart-change.rules.ts';
import type { CartLineRecord, PackageChoice, SeenPrice } from './cart-record.ts';
import type { CartRefusal } from './cart-refusal.ts';

/** A package as it is for sale. */
export interface OfferedPackage {
  packageId: number;
  groups: readonly {
    groupId: number;
    required: boolean;
    /** `skus` are what the option's product is sold as, with what can be sold of each. */
    options: readonly {
      optionId: number;
      units: number;
      isDefault: boolean;
      skus: readonly { skuId: number; totalStock: number }[];
    }[];
  }[];
}

/** What a shopper picked in one group. */
export interface PackageSelection {
  groupId: number;
  optionId: number;
  skuId: number;
}

/** One part of a configured package. */
export interface PackagePart {
  skuId: number;
  choice: PackageChoice;
}

/** What adding a package needs beside its parts. */
export interface PackageFacts {
  totalStockOf(skuId: number): number;
  /** What one package costs now. */
  seen: SeenPrice;
  newId(): string;
}

export type PackageDecision = { ok: true; parts: readonly PackagePart[] } | { ok: false; refusal: CartRefusal };

/**
 * Puts a package together: one pick for each required group, one at most for the others. Where nothing is picked at all the
 * package's own defaults are taken, each in the first sku that can be sold.
 */
export function choosePackage(offered: OfferedPackage, picked: readonly PackageSelection[]): PackageDecision {
  const selections = picked.length > 0 ? picked : defaultsOf(offered);
  const stray = selections.find(({ groupId }) => !offered.groups.some((group) => group.groupId === groupId));
  if (stray) return refused({ kind: 'package-choice', groupId: stray.groupId });
  const parts: PackagePart[] = [];
  for (const group of offered.groups) {
    const [pick, second] = selections.filter(({ groupId }) => groupId === group.groupId);
    if (!pick && !group.required) continue;
    const option = group.options.find(({ optionId }) => optionId === pick?.optionId);
    if (!pick || second || !option?.skus.some(({ skuId }) => skuId === pick.skuId)) {
      return refused({ kind: 'package-choice', groupId: group.groupId });
    }
    const { packageId } = offered;
    const { optionId, units } = option;
    parts.push({ skuId: pick.skuId, choice: { packageId, groupId: group.groupId, optionId, units } });
  }
  return parts.length > 0 ? { ok: true, parts } : refused({ kind: 'unknown-package' });
}

/** Adds one package: to the lines of the same one where the cart holds it, or as lines that share a new key. */
export function addPackage(
  lines: readonly CartLineRecord[],
  parts: readonly PackagePart[],
  { totalStockOf, seen, newId }: PackageFacts,
): LineDecision {
  const held = groupsOf(lines).find((group) => isSamePackage(group, parts));
  const [first] = held ?? [];
  if (first?.groupKey && first.choice) {
    return updateGroup(lines, first.groupKey, first.quantity / first.choice.units + 1, totalStockOf);
  }
  const groupKey = newId();
  const added = parts.map(({ skuId, choice }) => {
    return { lineId: newId(), skuId, quantity: choice.units, groupKey, message: null, choice, seen };
  });
  return fitting(lines, added, totalStockOf) ?? { ok: true, lines: [...lines, ...added] };
}

/** Sets how many of a group there are; 0 takes it away. Each line of a package holds its own units for each of them. */
export function updateGroup(
  lines: readonly CartLineRecord[],
  groupKey: string,
  quantity: number,
  totalStockOf: (skuId: number) => number,
): LineDecision {
  if (!isWholeNumber(quantity) || quantity < 0) return refused({ kind: 'invalid-quantity' });
  const others = lines.filter((line) => line.groupKey !== groupKey);
  if (others.length === lines.length) return refused({ kind: 'unknown-item' });
  if (quantity === 0) return { ok: true, lines: others };
  const changed = lines.map((line) =>
    line.groupKey === groupKey ? { ...line, quantity: quantity * (line.choice?.units ?? 1) } : line,
  );
  const own = changed.filter((line) => line.groupKey === groupKey);
  return fitting(others, own, totalStockOf) ?? { ok: true, lines: changed };
}

function refused(refusal: CartRefusal): { ok: false; refusal: CartRefusal } {
  return { ok: false, refusal };
}

function defaultsOf({ groups }: OfferedPackage): PackageSelection[] {
  return groups.flatMap(({ groupId, options }) => {
    const option = options.find(({ isDefault }) => isDefault);
    const sku = option?.skus.find(({ totalStock }) => totalStock >= option.units) ?? option?.skus[0];
    return option && sku ? [{ groupId, optionId: option.optionId, skuId: sku.skuId }] : [];
  });
}

/** Null where what is added fits beside the other lines; the same sku may be in several of them. */
function fitting(
  others: readonly CartLineRecord[],
  added: readonly CartLineRecord[],
  totalStockOf: (skuId: number) => number,
): LineDecision | null {
  for (const skuId of new Set(added.map((line) => line.skuId))) {
    const verdict = checkAdd(totalStockOf(skuId), unitsOf(others, skuId), unitsOf(added, skuId));
    if (verdict.kind !== 'allowed') return refused(verdict);
  }
  return null;
}

/** The lines of each package. */
export function groupsOf(lines: readonly CartLineRecord[]): CartLineRecord[][] {
  const groups = new Map<string, CartLineRecord[]>();
  for (const line of lines) {
    if (line.choice && line.groupKey) groups.set(line.groupKey, [...(groups.get(line.groupKey) ?? []), line]);
  }
  return [...groups.values()];
}

/** Whether lines are the package that these parts make. */
export function isSamePackage(group: readonly CartLineRecord[], parts: readonly PackagePart[]): boolean {
  const isHeld = ({ skuId, choice }: PackagePart) =>
    group.some(
      (line) =>
        line.skuId === skuId &&
        line.choice?.packageId === choice.packageId &&
        line.choice.optionId === choice.optionId &&
        line.choice.units === choice.units,
    );
  return group.length === parts.length && parts.every(isHeld);
}
