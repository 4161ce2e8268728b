import { sql, type RawBuilder } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';
import { sellingPriceSql } from '../pricing/price.repository.ts';
import { productConditions, relevanceSql, type ListContext } from './product-conditions.ts';
import type { ProductFilter, ProductSort } from './product-filter.ts';

/** How many products a list has. */
export async function countProducts(db: ShopDatabase, filter: ProductFilter, context: ListContext): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${matching(filter, context, sql`1`)}) found where found.place = 1
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The ids of one page of a list, in its order. */
export async function pageOfProducts(
  db: ShopDatabase,
  filter: ProductFilter,
  context: ListContext,
  { skip, take }: { skip: number; take: number },
): Promise<number[]> {
  const { rank, direction } = ordering(filter, context);
  const { rows } = await sql<{ product_id: number }>`
    select product_id from (${matching(filter, context, rank)}) found
    where found.place = 1
    order by found.rank ${sql.raw(direction)} nulls last, found.position, found.product_id
    offset ${skip} limit ${take}
  `.execute(db);
  return rows.map(({ product_id }) => product_id);
}

/** Every product that the filter lets through. Of a variant group the main product has place 1, or the next that is there. */
function matching(filter: ProductFilter, context: ListContext, rank: RawBuilder<unknown>): RawBuilder<unknown> {
  const isWhole = filter.includeCollapsed || filter.productIds !== null || filter.articleNumbers !== null;
  const place = isWhole
    ? sql`1`
    : sql`row_number() over (
        partition by
          case when family.collapse_in_lists then family.variant_group_id end,
          case when family.collapse_in_lists then null else product.product_id end
        order by family.main_product_id = product.product_id desc nulls last, product.position, product.product_id
      )`;
  return sql`
    select product.product_id, product.position, ${rank} as rank, ${place} as place
    from products product
    join product_texts text on text.product_id = product.product_id
    left join variant_groups family on family.variant_group_id = product.variant_group_id
    where ${sql.join(productConditions(filter, context), sql` and `)}
  `;
}

/** What a list is ordered by, and which way. Ties follow the order of the shop, so that pages never overlap. */
function ordering(
  filter: ProductFilter,
  context: ListContext,
): { rank: RawBuilder<unknown>; direction: 'asc' | 'desc' } {
  if (filter.productIds) {
    return { rank: sql`array_position(${filter.productIds}::int[], product.product_id)`, direction: 'asc' };
  }
  if (filter.articleNumbers) {
    return { rank: sql`array_position(${filter.articleNumbers}::text[], product.article_number)`, direction: 'asc' };
  }
  const ranks = ranksBySort(context);
  return { rank: ranks[filter.sort](), direction: descending.includes(filter.sort) ? 'desc' : 'asc' };
}

const descending: readonly ProductSort[] = [
  'LATEST',
  'PRICE_DESC',
  'ALPHABETICAL_DESC',
  'MOST_SOLD',
  'RELEVANCE',
  'AVAILABLE_STOCK_DESC',
  'TOTAL_STOCK_DESC',
];

function ranksBySort(context: ListContext): Record<ProductSort, () => RawBuilder<unknown>> {
  const price = () => sellingPriceSql(sql.ref<number>('product.product_id'), context.marketId, context.now);
  const name = () => sql`text.sort_key`;
  const available = () => stockSql(sql`stock.in_stock`);
  const total = () => stockSql(sql`stock.in_stock + stock.oversellable + stock.static_stock`);
  return {
    NONE: () => sql`product.position`,
    LATEST: () => sql`product.first_available`,
    PRICE: price,
    PRICE_DESC: price,
    ALPHABETICAL: name,
    ALPHABETICAL_DESC: name,
    MOST_SOLD: () => sql`product.sold`,
    RELEVANCE: () => relevanceSql(context),
    BRAND: () => sql`(select lower(brand.name) collate "C" from brands brand where brand.brand_id = product.brand_id)`,
    AVAILABLE_STOCK: available,
    AVAILABLE_STOCK_DESC: available,
    TOTAL_STOCK: total,
    TOTAL_STOCK_DESC: total,
  };
}

function stockSql(units: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select coalesce(sum(${units}), 0) from skus sku join stock on stock.sku_id = sku.sku_id
    where sku.product_id = product.product_id and sku.is_active
  )`;
}
