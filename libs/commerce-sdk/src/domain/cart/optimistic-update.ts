import type { AddedItem } from './added-item.ts';

/** What a shopper wants of the cart and the server has not answered yet. */
export type OptimisticUpdate =
  /** How many units a line shall hold; 0 removes it. */
  | { kind: 'line'; lineId: string; quantity: number }
  /** How many of a package there shall be; 0 removes it. */
  | { kind: 'group'; groupKey: string; quantity: number }
  /** So many units more of a sku, with what the shopper wants said of them. */
  | { kind: 'add'; skuId: number; quantity: number; message: string | null }
  /** The same of many skus at once. */
  | { kind: 'items'; items: readonly AddedItem[] }
  /** One package more. */
  | { kind: 'package'; packageId: number }
  /** Another code; null removes the one there is. */
  | { kind: 'code'; code: string | null };

/**
 * The quantity that is wanted of a line in the end; null where nothing is on its way for it.
 *
 * @example
 * const wanted = wantedQuantity(cartSession.state.optimisticUpdates, 'line-1') ?? 1;
 */
export function wantedQuantity(optimisticUpdates: readonly OptimisticUpdate[], lineId: string): number | null {
  let wanted: number | null = null;
  for (const update of optimisticUpdates)
    if (update.kind === 'line' && update.lineId === lineId) wanted = update.quantity;
  return wanted;
}

/**
 * Updates with those of many skus taken apart, as if each had been wanted alone.
 *
 * @example
 * const singles = singleUpdates(cartSession.state.optimisticUpdates);
 */
export function singleUpdates(updates: readonly OptimisticUpdate[]): Exclude<OptimisticUpdate, { kind: 'items' }>[] {
  return updates.flatMap((update) =>
    update.kind === 'items' ? update.items.map((item) => ({ kind: 'add' as const, ...item })) : [update],
  );
}
