import type { StockRecord } from './sku-record.ts';

/** A choice of a package as its stock is counted. */
export interface CountedGroup {
  required: boolean;
  /** Units that one package takes of an option, and the stock of each sku it can be. */
  options: readonly { quantity: number; skus: readonly StockRecord[] }[];
}

/**
 * How many packages can be put together of each kind of stock: as many as the scarcest required group allows. A group offers
 * what its options offer together, each sku by itself. A package in which nothing is required counts all of its groups.
 */
export function packageStock(groups: readonly CountedGroup[]): StockRecord {
  const required = groups.filter((group) => group.required);
  const counted = required.length > 0 ? required : groups;
  const inStock = packagesOf(counted, (stock) => stock.inStock);
  const withOversold = packagesOf(counted, (stock) => stock.inStock + stock.oversellable);
  const all = packagesOf(counted, (stock) => stock.inStock + stock.oversellable + stock.staticStock);
  return { inStock, oversellable: withOversold - inStock, staticStock: all - withOversold };
}

function packagesOf(groups: readonly CountedGroup[], unitsOf: (stock: StockRecord) => number): number {
  if (groups.length === 0) return 0;
  return Math.min(...groups.map(({ options }) => options.reduce((sum, option) => sum + fillings(option, unitsOf), 0)));
}

function fillings(
  { quantity, skus }: CountedGroup['options'][number],
  unitsOf: (stock: StockRecord) => number,
): number {
  return skus.reduce((sum, stock) => sum + Math.floor(unitsOf(stock) / quantity), 0);
}
