/** Units of each kind that can be sold. */
export interface StockRecord {
  inStock: number;
  oversellable: number;
  staticStock: number;
}

export interface SkuRecord {
  skuId: number;
  productId: number;
  articleNumber: string;
  gtin: string;
  /** The size or the like; `-` where the product has only one. */
  name: string;
  stock: StockRecord;
  /** When more is expected; null where nothing is. */
  incoming: Date | null;
  shelf: string | null;
  externalId: string | null;
}

/** How many units can be sold in all. */
export function totalStock({ inStock, oversellable, staticStock }: StockRecord): number {
  return inStock + oversellable + staticStock;
}

/** Adds stocks up kind by kind. */
export function sumStocks(stocks: readonly StockRecord[]): StockRecord {
  return stocks.reduce(
    (sum, stock) => ({
      inStock: sum.inStock + stock.inStock,
      oversellable: sum.oversellable + stock.oversellable,
      staticStock: sum.staticStock + stock.staticStock,
    }),
    { inStock: 0, oversellable: 0, staticStock: 0 },
  );
}
