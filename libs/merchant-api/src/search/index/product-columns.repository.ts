import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { readNumbers } from '../../database/number-column.ts';

/** What lists know of every product that is for sale in a language, column by column, in the order of the shop. */
export interface ProductColumns {
  productIds: Float64Array;
  brandIds: Float64Array;
  /** The variant group that collapses the product; 0 where none does. */
  groupIds: Float64Array;
  areMain: Float64Array;
  sold: Float64Array;
  /** Seconds since 1970. */
  since: Float64Array;
  /** The place of the name in the alphabet of the language. */
  nameRanks: Float64Array;
}

/** Reads what lists know of products. */
export async function readProductColumns(db: ShopDatabase, languageId: string): Promise<ProductColumns> {
  const { rows } = await sql<Record<keyof ProductColumns, string | null>>`
    select
      string_agg(product_id::text, ' ') as "productIds",
      string_agg(brand_id::text, ' ') as "brandIds",
      string_agg(group_id::text, ' ') as "groupIds",
      string_agg(is_main::text, ' ') as "areMain",
      string_agg(sold::text, ' ') as sold,
      string_agg(since::text, ' ') as since,
      string_agg(name_rank::text, ' ') as "nameRanks"
    from (
      select product.product_id, product.brand_id, greatest(product.sold, 0) as sold,
        case when family.collapse_in_lists then family.variant_group_id else 0 end as group_id,
        case when family.main_product_id = product.product_id then 1 else 0 end as is_main,
        greatest(extract(epoch from product.first_available), 0)::bigint as since,
        dense_rank() over (order by text.sort_key) as name_rank
      from products product
      join product_texts text on text.product_id = product.product_id and text.language_id = ${languageId}
      left join variant_groups family on family.variant_group_id = product.variant_group_id
      where product.is_active
      order by product.position, product.product_id
    ) shown
  `.execute(db);
  const [columns] = rows;
  const read = (name: keyof ProductColumns) => readNumbers(columns?.[name] ?? null);
  return {
    productIds: read('productIds'),
    brandIds: read('brandIds'),
    groupIds: read('groupIds'),
    areMain: read('areMain'),
    sold: read('sold'),
    since: read('since'),
    nameRanks: read('nameRanks'),
  };
}
