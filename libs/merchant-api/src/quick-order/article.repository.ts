import { inChunks } from '../database/in-chunks.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { foldNumber } from './nearest-number.rules.ts';

/** A number that names a sku, or all skus of a product. */
export interface NamedSku {
  /** Folded, as numbers are compared. */
  number: string;
  skuId: number;
  /** Whether the number is the sku's own, and not that of its product. */
  isOwn: boolean;
  isActive: boolean;
}

/** Reads what numbers name that are written as the catalogue has them, in capitals or not, by indexes alone. */
export async function readSkusNumbered(db: ShopDatabase, numbers: readonly string[]): Promise<NamedSku[]> {
  const written = [...new Set(numbers.flatMap((number) => [number, number.toUpperCase()]))];
  const rows = await Promise.all(
    inChunks(written).map((chunk) =>
      db
        .selectFrom('skus')
        .select(['sku_id', 'article_number', 'is_active'])
        .where('article_number', 'in', chunk)
        .execute(),
    ),
  );
  return rows.flat().map(({ sku_id: skuId, article_number: number, is_active: isActive }) => {
    return { number: foldNumber(number), skuId, isOwn: true, isActive };
  });
}

/** Reads all numbers that the catalogue knows: article numbers of skus and of products, and GTINs. */
export async function readAllNumbers(db: ShopDatabase): Promise<NamedSku[]> {
  const rows = await db
    .selectFrom('skus as sku')
    .innerJoin('products as product', 'product.product_id', 'sku.product_id')
    .select(['sku.sku_id', 'sku.article_number', 'sku.gtin', 'product.article_number as product_number'])
    .select(({ and, eb }) => and([eb('sku.is_active', '=', true), eb('product.is_active', '=', true)]).as('is_active'))
    .orderBy('sku.position')
    .orderBy('sku.sku_id')
    .execute();
  return rows.flatMap(({ sku_id: skuId, article_number, gtin, product_number, is_active }) => {
    const isActive = Boolean(is_active);
    return [
      { number: foldNumber(article_number), skuId, isOwn: true, isActive },
      { number: foldNumber(gtin), skuId, isOwn: true, isActive },
      { number: foldNumber(product_number), skuId, isOwn: false, isActive },
    ];
  });
}
