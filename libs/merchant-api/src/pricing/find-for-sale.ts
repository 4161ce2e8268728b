import type { CatalogueReader } from '../catalogue/catalogue-reader.ts';
import type { ProductRecord } from '../catalogue/product-record.ts';
import type { SkuRecord } from '../catalogue/sku-record.ts';
import type { Pricing } from './create-pricing.ts';
import type { LoggedPrice } from './price.repository.ts';

/** A sku as a shop sells it at this moment. */
export interface ForSale {
  sku: SkuRecord;
  product: ProductRecord;
  price: LoggedPrice;
}

export interface ForSaleView {
  catalogue: Pick<CatalogueReader, 'skus' | 'products'>;
  pricing: Pick<Pricing, 'current'>;
}

/** Finds what a sku is sold as; null where there is no such sku, or its product is not shown or has no price in this shop. */
export async function findForSale({ catalogue, pricing }: ForSaleView, skuId: number): Promise<ForSale | null> {
  const sku = await catalogue.skus.load(skuId);
  if (!sku) return null;
  const [product, price] = await Promise.all([catalogue.products.load(sku.productId), pricing.current(sku.productId)]);
  return product && price ? { sku, product, price } : null;
}
