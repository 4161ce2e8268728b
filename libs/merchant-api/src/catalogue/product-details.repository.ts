import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** The longer texts of a product in one language. */
export interface ProductTexts {
  text1: string;
  text2: string;
  text3: string;
  metaTitle: string;
  metaDescription: string;
}

/** Reads the longer texts of products by id. */
export async function readProductTexts(
  db: ShopDatabase,
  productIds: readonly number[],
  languageId: string,
): Promise<Map<number, ProductTexts>> {
  const rows = await db
    .selectFrom('product_texts')
    .select(['product_id', 'text1', 'text2', 'text3', 'meta_title as metaTitle', 'meta_description as metaDescription'])
    .where('product_id', 'in', productIds)
    .where('language_id', '=', languageId)
    .execute();
  return new Map(rows.map(({ product_id, ...texts }) => [product_id, texts]));
}

/** Reads what products are called in addresses: by product id, then by language id. */
export async function readProductAliases(
  db: ShopDatabase,
  productIds: readonly number[],
): Promise<Map<number, ReadonlyMap<string, string>>> {
  const rows = await db
    .selectFrom('product_texts')
    .select(['product_id', 'language_id', 'alias'])
    .where('product_id', 'in', productIds)
    .execute();
  const byProduct = groupBy(rows, ({ product_id }) => product_id);
  return new Map([...byProduct].map(([id, own]) => [id, new Map(own.map((row) => [row.language_id, row.alias]))]));
}

/** Reads the ids of the categories that products stand in, most specific first, by product id. */
export async function readProductCategories(
  db: ShopDatabase,
  productIds: readonly number[],
): Promise<Map<number, readonly number[]>> {
  const rows = await db
    .selectFrom('product_categories')
    .select(['product_id', 'category_id'])
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .execute();
  const byProduct = groupBy(rows, ({ product_id }) => product_id);
  return new Map([...byProduct].map(([id, own]) => [id, own.map(({ category_id }) => category_id)]));
}

export interface ImageRecord {
  fileName: string;
  tags: readonly string[];
}

/** Reads the pictures of products in their order, by product id. */
export async function readImages(
  db: ShopDatabase,
  productIds: readonly number[],
): Promise<Map<number, readonly ImageRecord[]>> {
  const rows = await db
    .selectFrom('product_images')
    .select(['product_id', 'file_name as fileName', 'tags'])
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .execute();
  const byProduct = groupBy(rows, ({ product_id }) => product_id);
  return new Map([...byProduct].map(([id, own]) => [id, own.map(({ fileName, tags }) => ({ fileName, tags }))]));
}
