import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { LoadContext } from './load-context.ts';

/**
 * Finds the skus and products that staged items already are: by id, or else by a GTIN that only one sku carries. Where a
 * product came with a feed of another language, this one brings a translation and leaves the rest of it alone.
 */
export async function matchKnown(db: ShopDatabase, { languageId }: LoadContext): Promise<void> {
  await sql`
    create temporary table stage_links as
    select item.line, item.id, sku.sku_id, sku.product_id, false as is_translation, null::integer as product_no
    from stage_items item left join skus sku on sku.article_number = item.id
  `.execute(db);
  await matchByGtin(db);
  await sql`
    update stage_links link set is_translation = true
    from products product left join fed_products fed on fed.product_id = product.product_id
    where product.product_id = link.product_id
      and coalesce(fed.language_id, (select default_language_id from channels order by position limit 1)) <> ${languageId}
  `.execute(db);
  await sql`create index on stage_links (line)`.execute(db);
  await sql`analyze stage_items`.execute(db);
  await sql`analyze stage_links`.execute(db);
}

async function matchByGtin(db: ShopDatabase): Promise<void> {
  await sql`
    with
      wanted as (
        select min(item.line) as line, item.gtin from stage_items item
        where item.gtin <> '' group by item.gtin having count(*) = 1
      ),
      known as (
        select min(sku_id) as sku_id, min(product_id) as product_id, gtin from skus
        where is_active and gtin <> '' group by gtin having count(*) = 1
      ),
      found as (
        select wanted.line, known.sku_id, known.product_id from wanted
        join known using (gtin)
        where not exists (select from stage_links taken where taken.sku_id = known.sku_id)
      )
    update stage_links link set sku_id = found.sku_id, product_id = found.product_id
    from found where found.line = link.line and link.sku_id is null
  `.execute(db);
}
