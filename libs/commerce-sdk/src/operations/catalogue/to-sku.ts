import type { ProductImage, Sku } from '../../domain/product/product.ts';
import type { Stock } from '../../domain/stock/stock.ts';
import type { ListedProductFragment, SkuFragment, StockFragment } from '../../generated/graphql.ts';
import { present } from '../present.ts';

/** Turns the API's stock into the shop's. A stock that the API does not tell counts as empty. */
export function toStock(stock: StockFragment | null): Stock {
  return {
    inStock: stock?.inStock ?? 0,
    oversellable: stock?.oversellable ?? 0,
    static: stock?.static ?? 0,
    total: stock?.totalStock ?? 0,
  };
}

/** Turns the API's sku into the shop's. */
export function toSku(sku: SkuFragment & { incoming?: string | null }): Sku {
  const { skuId, productId, articleNumber, name, gtin, stock, incoming } = sku;
  const known = { skuId, productId, articleNumber, name: name ?? '-', gtin, stock: toStock(stock) };
  return incoming ? { ...known, incoming: incoming.slice(0, 10) } : known;
}

/** Turns the API's product images into the shop's, in their order. */
export function toImages(images: ListedProductFragment['productImages']): ProductImage[] {
  return present(images).map(({ fileName, tags }) => ({ fileName, tags: present(tags) }));
}
