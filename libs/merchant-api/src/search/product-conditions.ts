import { sql, type RawBuilder } from 'kysely';
import { sellingPriceSql } from '../pricing/price.repository.ts';
import type { ProductFilter } from './product-filter.ts';
import type { FoundProduct } from './text/found-product.ts';

/** Where and when a list is looked at. */
export interface ListContext {
  languageId: string;
  marketId: string;
  now: number;
  /** What the text of a search finds, best first; null where there is no text. */
  found: readonly FoundProduct[] | null;
}

/** SQL conditions on `product` and `text` (its row in the language) for a filter; all must hold. */
export function productConditions(filter: ProductFilter, context: ListContext): RawBuilder<boolean>[] {
  const shown = sql<boolean>`product.is_active and text.language_id = ${context.languageId}`;
  if (filter.productIds) return [shown, sql`product.product_id = any(${filter.productIds}::int[])`];
  if (filter.articleNumbers) return [shown, hasArticleNumber(filter.articleNumbers)];
  return [
    shown,
    ...filter.categoryIds.map(isInCategories),
    ...filter.brandIds.map((ids) => sql<boolean>`product.brand_id = any(${ids}::int[])`),
    ...(filter.notCategoryIds ? [sql<boolean>`not ${isInCategories(filter.notCategoryIds)}`] : []),
    ...(filter.notBrandIds ? [sql<boolean>`not product.brand_id = any(${filter.notBrandIds}::int[])`] : []),
    ...priceConditions(filter, context),
    ...(context.found ? [sql<boolean>`product.product_id = any(${idsOf(context.found)}::int[])`] : []),
  ];
}

/** How well the text of a search meets a product; higher is better. */
export function relevanceSql({ found }: ListContext): RawBuilder<number> {
  if (!found) return sql`0`;
  return sql`(
    select found.rank from unnest(${idsOf(found)}::int[], ${found.map(({ rank }) => rank)}::float8[]) as found (id, rank)
    where found.id = product.product_id
  )`;
}

function idsOf(found: readonly FoundProduct[]): number[] {
  return found.map(({ productId }) => productId);
}

function isInCategories(categoryIds: readonly number[]): RawBuilder<boolean> {
  return sql`exists (
    select from product_categories place
    where place.product_id = product.product_id and place.category_id = any(${categoryIds}::int[])
  )`;
}

function hasArticleNumber(articleNumbers: readonly string[]): RawBuilder<boolean> {
  return sql`(
    product.article_number = any(${articleNumbers}::text[]) or product.product_id in (
      select product_id from skus where article_number = any(${articleNumbers}::text[]) and is_active
    )
  )`;
}

function priceConditions({ lowestPrice, highestPrice }: ProductFilter, context: ListContext): RawBuilder<boolean>[] {
  const price = sellingPriceSql(sql.ref<number>('product.product_id'), context.marketId, context.now);
  return [
    ...(lowestPrice === null ? [] : [sql<boolean>`${price} >= ${lowestPrice}::numeric`]),
    ...(highestPrice === null ? [] : [sql<boolean>`${price} <= ${highestPrice}::numeric`]),
  ];
}
