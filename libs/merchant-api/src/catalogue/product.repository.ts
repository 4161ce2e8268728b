import { isContentUnit, type PackContent } from '@torg/commerce-sdk/domain';
import type { InferResult } from 'kysely';
import { anyOf, anyText, gatheredRead, type GatheredRead, type JsonRow } from '../database/gathered-read.ts';
import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { ProductsTable } from './catalogue.tables.ts';
import type { Dimensions } from './dimensions.ts';
import type { ProductRecord } from './product-record.ts';

/** Reads the products that are for sale and written in a language, by id. */
export function productsById(db: ShopDatabase, languageId: string): GatheredRead<number, ProductRecord> {
  return gatheredRead(
    (productIds) => productsIn(db, languageId).where('product.product_id', '=', anyOf(productIds)),
    (rows) => new Map(rows.map((row) => [row.product_id, toProduct(row)])),
  );
}

/**
 * Reads the products that aliases name, by alias, as a language calls them: by an alias of that language first, else of
 * any, so that a foreign address is found.
 */
export function productsByAlias(db: ShopDatabase, languageId: string): GatheredRead<string, ProductRecord> {
  return gatheredRead(
    (aliases) =>
      productsIn(db, languageId)
        .innerJoin('product_texts as named', 'named.product_id', 'product.product_id')
        .select(['named.alias as asked', 'named.language_id as asked_in'])
        .where('named.alias', '=', anyText(aliases))
        .orderBy('product.product_id'),
    (rows) =>
      new Map(
        [...groupBy(rows, ({ asked }) => asked)].flatMap(([alias, owners]) => {
          const owner = owners.find(({ asked_in }) => asked_in === languageId) ?? owners[0];
          return owner ? [[alias, toProduct(owner)] as const] : [];
        }),
      ),
  );
}

function productsIn(db: ShopDatabase, languageId: string) {
  return db
    .selectFrom('products as product')
    .innerJoin('product_texts as text', 'text.product_id', 'product.product_id')
    .selectAll('product')
    .select(['text.alias', 'text.name'])
    .where('product.is_active', '=', true)
    .where('text.language_id', '=', languageId);
}

function toProduct(row: JsonRow<InferResult<ReturnType<typeof productsIn>>[number]>): ProductRecord {
  return {
    productId: row.product_id,
    articleNumber: row.article_number,
    brandId: row.brand_id,
    primaryCategoryId: row.primary_category_id,
    variantGroupId: row.variant_group_id,
    vatClass: row.vat_class,
    weightGrams: row.weight_grams,
    firstAvailable: new Date(row.first_available),
    alias: row.alias,
    name: row.name,
    type: row.type,
    supplierId: row.supplier_id,
    freightClass: row.freight_class,
    dimensions: dimensionsOf(row),
    content: contentOf(row),
  };
}

type Measures = Pick<ProductsTable, 'length_mm' | 'width_mm' | 'height_mm'>;

function dimensionsOf({ length_mm: length, width_mm: width, height_mm: height }: Measures): Dimensions | null {
  return length === null || width === null || height === null ? null : { length, width, height };
}

function contentOf({
  content_amount: amount,
  content_unit: unit,
}: Pick<ProductsTable, 'content_amount' | 'content_unit'>): PackContent | null {
  return amount === null || unit === null || !isContentUnit(unit) ? null : { amount, unit };
}

/**
 * Finds the products that aliases name, by alias: in the asked language first, else in any, so that a foreign address is
 * found.
 */
export async function findProductIds(
  db: ShopDatabase,
  aliases: readonly string[],
  languageId: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('product_texts as text')
    .innerJoin('products as product', 'product.product_id', 'text.product_id')
    .select(['text.alias', 'text.product_id', 'text.language_id'])
    .where('text.alias', 'in', aliases)
    .where('product.is_active', '=', true)
    .orderBy('text.product_id')
    .execute();
  const byAlias = groupBy(rows, ({ alias }) => alias);
  return new Map(
    [...byAlias].flatMap(([alias, owners]) => {
      const owner = owners.find(({ language_id }) => language_id === languageId) ?? owners[0];
      return owner ? [[alias, owner.product_id] as const] : [];
    }),
  );
}
