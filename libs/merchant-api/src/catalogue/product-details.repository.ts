import { anyOf, gatheredRead, type GatheredRead } from '../database/gathered-read.ts';
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
export function textsOfProducts(db: ShopDatabase, languageId: string): GatheredRead<number, ProductTexts> {
  return gatheredRead(
    (productIds) =>
      db
        .selectFrom('product_texts')
        .select(['product_id', 'text1', 'text2', 'text3'])
        .select(['meta_title as metaTitle', 'meta_description as metaDescription'])
        .where('product_id', '=', anyOf(productIds))
        .where('language_id', '=', languageId),
    (rows) => new Map(rows.map(({ product_id, ...texts }) => [product_id, texts])),
  );
}

/** Reads what products are called in addresses: by product id, then by language id. */
export function aliasesOfProducts(db: ShopDatabase): GatheredRead<number, ReadonlyMap<string, string>> {
  return gatheredRead(
    (productIds) =>
      db
        .selectFrom('product_texts')
        .select(['product_id', 'language_id', 'alias'])
        .where('product_id', '=', anyOf(productIds)),
    (rows) => {
      const byProduct = groupBy(rows, ({ product_id }) => product_id);
      return new Map([...byProduct].map(([id, own]) => [id, new Map(own.map((row) => [row.language_id, row.alias]))]));
    },
  );
}

/** Reads the ids of the categories that products stand in, most specific first, by product id. */
export function categoriesOfProducts(db: ShopDatabase): GatheredRead<number, readonly number[]> {
  return gatheredRead(
    (productIds) =>
      db
        .selectFrom('product_categories')
        .select(['product_id', 'category_id'])
        .where('product_id', '=', anyOf(productIds))
        .orderBy('position'),
    (rows) => {
      const byProduct = groupBy(rows, ({ product_id }) => product_id);
      return new Map([...byProduct].map(([id, own]) => [id, own.map(({ category_id }) => category_id)]));
    },
  );
}

export interface ImageRecord {
  fileName: string;
  tags: readonly string[];
}

/** Reads the pictures of products in their order, by product id. */
export function imagesOfProducts(db: ShopDatabase): GatheredRead<number, readonly ImageRecord[]> {
  return gatheredRead(
    (productIds) =>
      db
        .selectFrom('product_images')
        .select(['product_id', 'file_name as fileName', 'tags'])
        .where('product_id', '=', anyOf(productIds))
        .orderBy('position'),
    (rows) => {
      const byProduct = groupBy(rows, ({ product_id }) => product_id);
      return new Map([...byProduct].map(([id, own]) => [id, own.map(({ fileName, tags }) => ({ fileName, tags }))]));
    },
  );
}
