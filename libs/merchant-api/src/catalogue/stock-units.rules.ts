import { totalStock, type StockRecord } from './sku-record.ts';

/** What is left of a stock when units are taken. */
export function lessUnits(stock: StockRecord, units: number): StockRecord {
  const taken = takenUnits(stock, units);
  return {
    inStock: stock.inStock - taken.inStock,
    oversellable: stock.oversellable - taken.oversellable,
    staticStock: stock.staticStock - taken.staticStock,
  };
}

/** Where units are taken from: those in stock first, then those to come, then those made to order. */
export function takenUnits({ inStock, oversellable, staticStock }: StockRecord, units: number): StockRecord {
  const present = Math.min(inStock, units);
  const coming = Math.min(oversellable, units - present);
  return { inStock: present, oversellable: coming, staticStock: Math.min(staticStock, units - present - coming) };
}

/** A stock as a sale finds it: what there is, and what is kept for others. */
export interface ClaimedStock {
  stock: StockRecord;
  /** Units that live holds of others keep. */
  heldByOthers: number;
}

/** A sku that there is not enough of, with what is left. */
export interface Shortage {
  skuId: number;
  left: number;
}

/** The first sku, in the order of ids, of which less is left than wanted; null where there is enough of all. */
export function findShortage(
  wanted: ReadonlyMap<number, number>,
  stocks: ReadonlyMap<number, ClaimedStock>,
): Shortage | null {
  for (const [skuId, units] of [...wanted].sort(([one], [other]) => one - other)) {
    const claimed = stocks.get(skuId);
    const left = claimed ? Math.max(0, totalStock(claimed.stock) - claimed.heldByOthers) : 0;
    if (left < units) return { skuId, left };
  }
  return null;
}
