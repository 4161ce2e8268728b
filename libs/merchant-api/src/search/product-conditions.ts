import { sql, type RawBuilder } from 'kysely';
import { sellingPriceSql } from '../pricing/price.repository.ts';
import type { ProductFilter } from './product-filter.ts';
import { searchWords, type SearchWords } from './search-words.ts';

/** Where and when a list is looked at. */
export interface ListContext {
  languageId: string;
  marketId: string;
  now: number;
}

/** The dictionaries of PostgreSQL by language. Only these names are ever written into SQL. */
const dictionaries: Readonly<Record<string, string>> = { 'sv-SE': 'swedish', 'nb-NO': 'norwegian' };

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
    ...(filter.searchText === null ? [] : [matchesText(searchWords(filter.searchText), context.languageId)]),
  ];
}

/** How well the text of a product meets the search; higher is better. */
export function relevanceSql({ searchText }: ProductFilter, { languageId }: ListContext): RawBuilder<number> {
  const words = searchText === null ? null : searchWords(searchText);
  if (!words) return sql`0`;
  const whole = words.folded.join(' ');
  const startsWith = sql`text.folded like ${`${escapeLike(whole)}%`}`;
  return sql`(
    case when ${startsWith} then 1 else 0 end + ts_rank(text.search, to_tsquery(${dictionary(languageId)}, ${words.tsQuery}))
  )`;
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

/** Either the dictionary of the language knows the words, or each is found somewhere in the folded text. */
function matchesText(words: SearchWords | null, languageId: string): RawBuilder<boolean> {
  if (!words) return sql`false`;
  const parts = words.folded.map((word) => sql`text.folded like ${`%${escapeLike(word)}%`}`);
  return sql`(
    text.search @@ to_tsquery(${dictionary(languageId)}, ${words.tsQuery}) or (${sql.join(parts, sql` and `)})
  )`;
}

function dictionary(languageId: string): RawBuilder<unknown> {
  return sql`${sql.lit(dictionaries[languageId] ?? 'simple')}::regconfig`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (letter) => `\\${letter}`);
}
