import type { SkuType, StockType } from '../generated/contract.ts';
import type { Presented } from '../scope/presented.ts';
import type { ProductRecord } from './product-record.ts';
import { totalStock, type SkuRecord, type StockRecord } from './sku-record.ts';

/** A stock as the contract's StockType; `supply` says when more comes and where it stands, for one sku. */
export function presentStock(
  stock: StockRecord,
  supply: Partial<Pick<SkuRecord, 'incoming' | 'shelf'>> = {},
): Presented<StockType> {
  const { inStock, oversellable, staticStock } = stock;
  const { incoming = null, shelf = null } = supply;
  return { totalStock: totalStock(stock), inStock, oversellable, static: staticStock, incoming, shelf };
}

/** A sku as the contract's SkuType; it is as heavy (grams) and large (millimetres) as its product. */
export function presentSku(
  { stock, ...sku }: SkuRecord,
  product: Pick<ProductRecord, 'weightGrams' | 'dimensions'>,
): Presented<SkuType> {
  return {
    ...sku,
    gtin: sku.gtin === '' ? null : sku.gtin,
    weight: product.weightGrams,
    dimensions: product.dimensions,
    stock: presentStock(stock, sku),
  };
}

/** The next day on which more of any of the skus comes; null where nothing is expected. */
export function nextIncoming(skus: readonly SkuRecord[]): Date | null {
  return skus.reduce<Date | null>(
    (next, { incoming }) => (incoming && (!next || incoming < next) ? incoming : next),
    null,
  );
}
