import { totalStock, type SkuRecord, type StockRecord } from './sku-record.ts';

/** A stock as the contract's StockType. */
export function presentStock(stock: StockRecord) {
  const { inStock, oversellable, staticStock } = stock;
  return { totalStock: totalStock(stock), inStock, oversellable, static: staticStock };
}

/** A sku as the contract's SkuType; `weight` in grams. */
export function presentSku({ stock, ...sku }: SkuRecord, weight: number) {
  return { ...sku, weight, stock: presentStock(stock) };
}
