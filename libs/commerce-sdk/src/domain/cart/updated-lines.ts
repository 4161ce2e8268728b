import type { CartLine } from './cart.ts';
import type { PackageConfiguration } from './grouped-items.ts';
import { singleUpdates, type OptimisticUpdate } from './optimistic-update.ts';
import { packageCount } from './package-count.ts';
import type { ProjectionGap } from './projection-gap.ts';

/** Lines as the updates under way leave them, still with the totals that they had. */
export interface UpdatedLines {
  lines: readonly CartLine[];
  /** Units that are added and have no line yet. */
  newUnits: number;
  gaps: ReadonlySet<ProjectionGap>;
}

/**
 * Carries updates out on lines, in their order. What the server refuses anyway, such as a change of a gift, is left out.
 * `configurations` are what was picked for packages, by group key.
 */
export function updatedLines(
  lines: readonly CartLine[],
  optimisticUpdates: readonly OptimisticUpdate[],
  configurations: ReadonlyMap<string, PackageConfiguration>,
): UpdatedLines {
  const gaps = new Set<ProjectionGap>();
  let newUnits = 0;
  const updated = singleUpdates(optimisticUpdates).reduce((current, update) => {
    switch (update.kind) {
      case 'line':
        return current.map((line) => (isUpdated(line, update.lineId) ? { ...line, quantity: update.quantity } : line));
      case 'group':
        return withPackages(current, packageIn(lines, update.groupKey, configurations), update.quantity, gaps);
      case 'add': {
        const own = current.find((line) => isSameKind(line, update));
        if (own)
          return current.map((line) => (line === own ? { ...line, quantity: line.quantity + update.quantity } : line));
        newUnits += update.quantity;
        gaps.add('new-items');
        return current;
      }
      case 'package':
        gaps.add('new-items');
        return current;
      case 'code':
        gaps.add('discounts');
        return current;
    }
  }, lines);
  return { lines: updated.filter(({ quantity }) => quantity > 0), newUnits, gaps };
}

function isUpdated(line: CartLine, lineId: string): boolean {
  return line.id === lineId && !line.isFreeGift && line.package === null;
}

/** Whether added units end up on a line. */
function isSameKind(line: CartLine, { skuId, message }: Extract<OptimisticUpdate, { kind: 'add' }>): boolean {
  return (
    line.skuId === skuId &&
    line.message === message &&
    line.groupKey === null &&
    line.package === null &&
    !line.isFreeGift &&
    line.quantity > 0
  );
}

/** A package as the server has it: its lines, and how many of it there are; null where nobody can tell. */
interface HeldPackage {
  lines: readonly CartLine[];
  count: number | null;
}

/**
 * The cart does not say how many packages there are: what was picked for one does. Without that, there is one of it where
 * its lines have no common divisor.
 */
function packageIn(
  all: readonly CartLine[],
  groupKey: string,
  configurations: ReadonlyMap<string, PackageConfiguration>,
): HeldPackage {
  const lines = all.filter((line) => line.groupKey === groupKey);
  const configuration = configurations.get(groupKey);
  const picked = configuration ? packageCount(lines, configuration.selections) : null;
  const isOne = lines.map(({ quantity }) => quantity).reduce(divisor, 0) === 1;
  return { lines, count: picked ?? (isOne ? 1 : null) };
}

function withPackages(
  current: readonly CartLine[],
  held: HeldPackage,
  quantity: number,
  gaps: Set<ProjectionGap>,
): readonly CartLine[] {
  const units = new Map(held.lines.map((line) => [line.id, (line.quantity / (held.count ?? 1)) * quantity]));
  const isKnown = held.count !== null && [...units.values()].every(Number.isSafeInteger);
  if (held.lines.length > 0 && quantity > 0 && !isKnown) {
    gaps.add('packages');
    return current;
  }
  return current.map((line) => ({ ...line, quantity: units.get(line.id) ?? line.quantity }));
}

/** The greatest common divisor. */
function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
