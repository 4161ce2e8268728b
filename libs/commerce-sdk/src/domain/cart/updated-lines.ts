import type { CartLine } from './cart.ts';
import type { OptimisticUpdate } from './optimistic-update.ts';
import type { ProjectionGap } from './projection-gap.ts';

/** Lines as the updates under way leave them, still with the totals that they had. */
export interface UpdatedLines {
  lines: readonly CartLine[];
  /** Units that are added and have no line yet. */
  newUnits: number;
  gaps: ReadonlySet<ProjectionGap>;
}

/** Carries updates out on lines, in their order. What the server refuses anyway, such as a change of a gift, is left out. */
export function updatedLines(lines: readonly CartLine[], optimisticUpdates: readonly OptimisticUpdate[]): UpdatedLines {
  const gaps = new Set<ProjectionGap>();
  let newUnits = 0;
  const updated = optimisticUpdates.reduce((current, update) => {
    switch (update.kind) {
      case 'line':
        return current.map((line) => (isUpdated(line, update.lineId) ? { ...line, quantity: update.quantity } : line));
      case 'group':
        return withPackages(current, lines, update, gaps);
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

/** The cart does not say how many units a package is of. Where its lines have no common divisor there is one of it. */
function withPackages(
  current: readonly CartLine[],
  before: readonly CartLine[],
  { groupKey, quantity }: Extract<OptimisticUpdate, { kind: 'group' }>,
  gaps: Set<ProjectionGap>,
): readonly CartLine[] {
  const units = new Map(before.filter((line) => line.groupKey === groupKey).map((line) => [line.id, line.quantity]));
  const common = [...units.values()].reduce(divisor, 0);
  if (quantity > 0 && common > 1) {
    gaps.add('packages');
    return current;
  }
  return current.map((line) => {
    const own = units.get(line.id);
    return own === undefined ? line : { ...line, quantity: own * quantity };
  });
}

/** The greatest common divisor. */
function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
