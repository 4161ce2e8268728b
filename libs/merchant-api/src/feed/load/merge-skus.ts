import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { LoadContext } from './load-context.ts';

/** Writes skus, what they are called and how many there are. Known skus keep their id, as carts refer to it. */
export async function mergeSkus(db: ShopDatabase, { languageId }: LoadContext): Promise<number> {
  const added = await insertNew(db);
  await updateKnown(db);
  await mergeNames(db, languageId);
  await mergeStock(db);
  return added;
}

const skuRows = sql`
  select link.sku_id, staged.product_id, item.id, item.gtin, item.part_number, staged.is_translation, item.in_stock,
    item.oversellable, item.is_counted, (row_number() over (partition by link.product_no order by item.line))::integer as position
  from stage_links link
  join stage_items item on item.line = link.line
  join stage_products staged on staged.product_no = link.product_no
`;

async function insertNew(db: ShopDatabase): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into skus (product_id, article_number, gtin, part_number, position)
    select product_id, id, gtin, part_number, position from (${skuRows}) wanted where sku_id is null order by product_id, position
  `.execute(db);
  await sql`
    update stage_links link set sku_id = sku.sku_id
    from skus sku where sku.article_number = link.id and link.sku_id is null
  `.execute(db);
  return Number(numAffectedRows);
}

async function updateKnown(db: ShopDatabase): Promise<void> {
  await sql`
    update skus sku set product_id = wanted.product_id, gtin = wanted.gtin, part_number = wanted.part_number,
      position = wanted.position, is_active = true
    from (${skuRows}) wanted
    where sku.sku_id = wanted.sku_id and not wanted.is_translation
      and (sku.product_id, sku.gtin, sku.part_number, sku.position, sku.is_active)
        is distinct from (wanted.product_id, wanted.gtin, wanted.part_number, wanted.position, true)
  `.execute(db);
}

/** Where size is a choice between products it is no choice within one. */
async function mergeNames(db: ShopDatabase, languageId: string): Promise<void> {
  await sql`
    insert into sku_texts (sku_id, language_id, name)
    select link.sku_id, ${languageId}, case when choice.product_id is null then coalesce(item.size, '-') else '-' end
    from stage_links link
    join stage_items item on item.line = link.line
    join stage_products staged on staged.product_no = link.product_no
    left join variant_values choice on choice.product_id = staged.product_id and choice.dimension = 'Size'
    on conflict (sku_id, language_id) do update set name = excluded.name where sku_texts.name <> excluded.name
  `.execute(db);
}

/**
 * A feed that says that goods can be bought, but not how many there are, leaves the units that are kept: each load would
 * otherwise fill up what was sold since. Where none is left it says that there are some again. Goods on backorder are
 * not there, whatever is kept, so their row is taken.
 */
async function mergeStock(db: ShopDatabase): Promise<void> {
  await sql`
    insert into stock (sku_id, in_stock, oversellable, static_stock, is_counted)
    select sku_id, in_stock, oversellable, 0, is_counted
    from (${skuRows}) wanted
    where not is_translation and not (
      not is_counted and in_stock > 0 and exists (
        select from stock kept
        where kept.sku_id = wanted.sku_id and kept.in_stock + kept.oversellable + kept.static_stock > 0
      )
    )
    on conflict (sku_id) do update set
      in_stock = excluded.in_stock, oversellable = excluded.oversellable, static_stock = excluded.static_stock,
      is_counted = excluded.is_counted
    where (stock.in_stock, stock.oversellable, stock.static_stock, stock.is_counted)
      is distinct from (excluded.in_stock, excluded.oversellable, excluded.static_stock, excluded.is_counted)
  `.execute(db);
}
