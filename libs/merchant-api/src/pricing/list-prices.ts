import { lowestPriceAt, type PriceStep } from '@torg/commerce-sdk/domain';
import type { ShopDatabase } from '../database/shop-database.ts';
import {
  readCurrentPrices,
  readNextPriceChange,
  readReducedHistories,
  type PriceColumns,
} from './list-prices.repository.ts';

/** What lists know of the prices of one market at one moment. */
export interface ListPrices {
  /** The selling price inc VAT in minor units, by product id. */
  selling: ReadonlyMap<number, number>;
  /** By how many percent a product is reduced from its prior price; only products that are. */
  reductions: ReadonlyMap<number, number>;
  /** The moment of the next known change, in milliseconds since 1970; Infinity where none is known. */
  changeAt: number;
}

/** Reads the prices of a market for lists. */
export async function readListPrices(db: ShopDatabase, marketId: string, now: number): Promise<ListPrices> {
  const current = await readCurrentPrices(db, marketId, now);
  const histories = await readReducedHistories(db, marketId, now);
  const selling = new Map<number, number>();
  current.productIds.forEach((productId, row) => selling.set(productId, current.selling[row] ?? 0));
  return {
    selling,
    reductions: reductionsOf(histories, now),
    changeAt: await readNextPriceChange(db, marketId, now),
  };
}

function reductionsOf(columns: PriceColumns, now: number): Map<number, number> {
  const reductions = new Map<number, number>();
  const { productIds } = columns;
  for (let start = 0; start < productIds.length;) {
    const end = endOfProduct(productIds, start);
    const facts = lowestPriceAt(historyOf(columns, start, end), now);
    if (facts?.isDiscounted) reductions.set(productIds[start] ?? 0, facts.discountPercentage);
    start = end;
  }
  return reductions;
}

function endOfProduct(productIds: Float64Array, start: number): number {
  let end = start + 1;
  while (end < productIds.length && productIds[end] === productIds[start]) end += 1;
  return end;
}

function historyOf({ from, selling, regular }: PriceColumns, start: number, end: number): PriceStep[] {
  return Array.from({ length: end - start }, (_, step) => ({
    from: from[start + step] ?? 0,
    selling: selling[start + step] ?? 0,
    regular: regular[start + step] ?? 0,
  }));
}
