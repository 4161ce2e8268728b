import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';

/**
 * Hides products and skus that the feed does not hold, and the categories and brands that are left empty. What the feed
 * holds but could not be read stays as it was. Answers how many products.
 */
export async function hideMissing(db: ShopDatabase): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update products set is_active = false
    where is_active and product_id not in (select product_id from stage_products) and product_id not in (
      select sku.product_id from skus sku join stage_refused refused on refused.id = sku.article_number
    )
  `.execute(db);
  await sql`
    update skus set is_active = false where is_active and sku_id not in (select sku_id from stage_links)
      and article_number not in (select id from stage_refused)
  `.execute(db);
  await sql`
    with recursive used as (
      select place.category_id from product_categories place join products product using (product_id)
      where product.is_active
      union
      select category.parent_category_id from used join categories category using (category_id)
      where category.parent_category_id is not null
    )
    update categories set is_active = false
    where is_active and category_id not in (select category_id from used)
  `.execute(db);
  await sql`
    update brands set is_active = false
    where is_active and brand_id not in (select brand_id from products where is_active)
  `.execute(db);
  return Number(numAffectedRows);
}
