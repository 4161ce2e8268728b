import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { LoadContext } from './load-context.ts';

/** How many products a load made, and how many it found. */
export interface MergedProducts {
  added: number;
  updated: number;
}

/** A brand is known by its key, else by what it is called in addresses. */
const namedBrands = sql`(
  select distinct on (name) name, brand_id
  from (select key as name, brand_id, 1 as place from brands union all select alias, brand_id, 2 from brands) known
  order by name, place
)`;

const firstItems = sql`
  select staged.product_no, staged.product_key, staged.product_id as known_id, staged.is_translation, item.*,
    brand.brand_id, place.category_id,
    coalesce(item.part_number, item.id) as article
  from stage_products staged
  join stage_items item on item.line = staged.first_line
  join ${namedBrands} brand on brand.name = item.brand_key
  left join stage_categories place on place.path = item.categories[1]
`;

/** Writes products. Known ones keep their id, their key and what the feed does not speak of. */
export async function mergeProducts(db: ShopDatabase, context: LoadContext): Promise<MergedProducts> {
  const added = await insertNew(db, context.now);
  const updated = await updateKnown(db);
  await sql`
    insert into fed_products (product_id, language_id, item_group_id, attributes)
    select staged.product_id, ${context.languageId}, staged.group_key, item.attributes
    from stage_products staged join stage_items item on item.line = staged.first_line where not staged.is_translation
    on conflict (product_id) do update set item_group_id = excluded.item_group_id, attributes = excluded.attributes
    where (fed_products.item_group_id, fed_products.attributes)
      is distinct from (excluded.item_group_id, excluded.attributes)
  `.execute(db);
  return { added, updated };
}

async function insertNew(db: ShopDatabase, now: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into products
      (key, article_number, brand_id, primary_category_id, vat_class, weight_grams, content_amount, content_unit,
        first_available, sold, position)
    select product_key, article, brand_id, category_id, coalesce(vat_class, 'standard'), coalesce(weight_grams, 0),
      content_amount, content_unit,
      coalesce(first_available, ${new Date(now)}), coalesce(sold, 0),
      (select coalesce(max(position), 0) from products) + product_no
    from (${firstItems}) first where known_id is null
    order by product_no
  `.execute(db);
  await sql`
    update stage_products staged set product_id = product.product_id, is_new = true
    from products product where product.key = staged.product_key and staged.product_id is null
  `.execute(db);
  return Number(numAffectedRows);
}

async function updateKnown(db: ShopDatabase): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    with changed as (
      update products product set article_number = first.article, brand_id = first.brand_id,
        primary_category_id = first.category_id, vat_class = coalesce(first.vat_class, product.vat_class),
        weight_grams = coalesce(first.weight_grams, product.weight_grams), is_active = true,
        content_amount = coalesce(first.content_amount, product.content_amount),
        content_unit = coalesce(first.content_unit, product.content_unit)
      from (${firstItems}) first
      where product.product_id = first.known_id and not first.is_translation and (
        product.article_number, product.brand_id, product.primary_category_id, product.vat_class, product.weight_grams,
        product.is_active, product.content_amount, product.content_unit
      ) is distinct from (
        first.article, first.brand_id, first.category_id, coalesce(first.vat_class, product.vat_class),
        coalesce(first.weight_grams, product.weight_grams), true,
        coalesce(first.content_amount, product.content_amount), coalesce(first.content_unit, product.content_unit)
      )
    )
    select count(*)::integer as known from stage_products where not is_new
  `.execute(db);
  return rows[0]?.known ?? 0;
}
