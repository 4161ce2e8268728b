import type { AddedItem } from '@torg/commerce-sdk/domain';

/**
 * What was wanted without a connection, the key that it is sent by, and how many of it the cart held before that; null where it was
 * not sent yet.
 */
export interface WaitingBatch {
  items: readonly AddedItem[];
  key: string;
  heldBefore: Readonly<Record<string, number>> | null;
}

/** What waits, by the text that is stored; nothing of what is no such batch. */
export function readWaiting(text: string | null): readonly WaitingBatch[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isBatch) : [];
  } catch {
    return [];
  }
}

/** How many units wait, by the text that is stored: of all, or of these skus alone. */
export function waitingUnits(text: string | null, skuIds?: readonly number[]): number {
  return readWaiting(text)
    .flatMap(({ items }) => items)
    .reduce((sum, { skuId, quantity }) => (!skuIds || skuIds.includes(skuId) ? sum + quantity : sum), 0);
}

function isBatch(value: unknown): value is WaitingBatch {
  const { items, key } = (value ?? {}) as Partial<WaitingBatch>; // what it lacks is found below
  return (
    typeof key === 'string' &&
    Array.isArray(items) &&
    items.length > 0 &&
    items.every(({ skuId, quantity }) => skuId > 0 && quantity > 0)
  );
}
