import type { Clock } from '../../clock.ts';

/** Which goods were sold or restocked lately, so that what shows others stays as it is. */
export interface StockNews {
  /** How much was noted so far; what is made from now on knows of all of it. */
  moment(): number;
  note(productIds: readonly number[]): void;
  /** Whether the stock of any of these products was noted to be another after `moment`. */
  hasAny(productIds: ReadonlySet<number>, moment: number): boolean;
}

/** What noting needs. */
export interface NewsKeeping {
  clock: Clock;
  /** After this long, in milliseconds, nothing that was made before is in use any more. */
  cacheMs: number;
}

/** Makes the notes; they live as long as the API. */
export function createStockNews({ clock, cacheMs }: NewsKeeping): StockNews {
  // A Map keeps the order of insertion, so its first entries are the oldest.
  const changes = new Map<number, { moment: number; notedAt: number }>();
  let moment = 0;

  function forgetOld(now: number): void {
    for (const [productId, { notedAt }] of changes) {
      if (now - notedAt <= cacheMs) return;
      changes.delete(productId);
    }
  }

  return {
    moment: () => moment,
    note(productIds) {
      if (productIds.length === 0) return;
      const notedAt = clock.now();
      moment += 1;
      for (const productId of productIds) {
        changes.delete(productId);
        changes.set(productId, { moment, notedAt });
      }
      forgetOld(notedAt);
    },
    hasAny(productIds, since) {
      if (since === moment) return false;
      for (const productId of productIds) if ((changes.get(productId)?.moment ?? 0) > since) return true;
      return false;
    },
  };
}
