import type { CartLine } from './cart.ts';

/** What a shopper sees as one thing in the cart: a loose line, or the lines of one package. */
export interface LineGroup {
  /** Null for a loose line. */
  groupKey: string | null;
  /** In the cart's order; one or more. */
  lines: readonly CartLine[];
}

/**
 * Puts the lines of each package together, where the first of them stands.
 *
 * @example
 * const groups = groupLines(cart.lines);
 */
export function groupLines(lines: readonly CartLine[]): LineGroup[] {
  const groups = new Map<CartLine | string, CartLine[]>();
  for (const line of lines) {
    const key = line.groupKey ?? line;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((own) => ({ groupKey: own[0]?.groupKey ?? null, lines: own }));
}
