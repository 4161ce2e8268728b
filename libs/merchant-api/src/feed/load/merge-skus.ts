import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { LoadContext } from './load-context.ts';

/** What there is taken to be where a feed says that goods are in stock but not how many. */
const UNCOUNTED = 100;

/** Writes skus, what they are called and how many there are. Known skus keep their id, as carts refer to it. */
export async function mergeSkus(db: ShopDatabase, { languageId }: LoadContext): Promise<number> {
  const added = await insertNew(db);
  await updateKnown(db);
  await mergeNames(db, languageId);
  await mergeStock(db);
  return added;
}

const skuRows = sql`
  select link.sku_id, staged.product_id, item.id, item.gtin, staged.is_translation, item.in_stock, item.oversellable,
    (row_number() over (partition by link.product_no order by item.line))::integer as position
  from stage_links link
  join stage_items item on item.line = link.line
  join stage_products staged on staged.product_no = link.product_no
`;

async function insertNew(db: ShopDatabase): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into skus (product_id, article_number, gtin, position)
    select product_id, id, gtin, position from (${skuRows}) wanted where sku_id is null order by product_id, position
  `.execute(db);
  await sql`
    update stage_links link set sku_id = sku.sku_id
    from skus sku where sku.article_number = link.id and link.sku_id is null
  `.execute(db);
  return Number(numAffectedRows);
}

async function updateKnown(db: ShopDatabase): Promise<void> {
  await sql`
    update skus sku set product_id = wanted.product_id, gtin = wanted.gtin, position = wanted.position, is_active = true
    from (${skuRows}) wanted
    where sku.sku_id = wanted.sku_id and not wanted.is_translation
      and (sku.product_id, sku.gtin, sku.position, sku.is_active)
        is distinct from (wanted.product_id, wanted.gtin, wanted.position, true)
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

async function mergeStock(db: ShopDatabase): Promise<void> {
  await sql`
    insert into stock (sku_id, in_stock, oversellable, static_stock)
    select sku_id, coalesce(in_stock, ${UNCOUNTED}), coalesce(oversellable, 0), 0
    from (${skuRows}) wanted
    where not is_translation and not (
      in_stock is null and exists (
        select from stock kept
        where kept.sku_id = wanted.sku_id and kept.in_stock + kept.oversellable + kept.static_stock > 0
      )
    )
    on conflict (sku_id) do update set
      in_stock = excluded.in_stock, oversellable = excluded.oversellable, static_stock = excluded.static_stock
    where (stock.in_stock, stock.oversellable, stock.static_stock)
      is distinct from (excluded.in_stock, excluded.oversellable, excluded.static_stock)
  `.execute(db);
}
