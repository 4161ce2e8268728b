import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';

/**
 * Joins items to products: one per choice of colour, pattern and material, its sizes as skus. Where sizes of one choice
 * differ in price each size is a product, as a product has one price.
 */
export async function formProducts(db: ShopDatabase, now: number): Promise<void> {
  await formGroups(db);
  await sql`
    create temporary table stage_keys as
    select item.line, item.group_key, link.product_id, link.is_translation,
      case
        when link.is_translation then 'known:' || link.product_id
        when item.group_key is null then 'feed:' || json_build_array(item.id)::text
        else 'feed:' || json_build_array(
          item.group_key,
          case when family.by_colour then item.colour_key end,
          case when family.by_pattern then item.pattern_key end,
          case when family.by_material then item.material_key end,
          case when family.by_size then item.size_key end
        )::text
      end as product_key
    from stage_items item
    join stage_links link on link.line = item.line
    left join stage_groups family on family.group_key = item.group_key
  `.execute(db);
  await sql`
    insert into stage_products (product_key, group_key, first_line, product_id, is_translation)
    select product_key, min(group_key), min(line),
      (array_agg(product_id order by line) filter (where product_id is not null))[1], bool_or(is_translation)
    from stage_keys group by product_key order by min(line)
  `.execute(db);
  await sql`
    update stage_links link set product_no = product.product_no
    from stage_keys key join stage_products product using (product_key) where key.line = link.line
  `.execute(db);
  await sql`drop table stage_keys`.execute(db);
  await recogniseByKey(db, now);
  for (const table of ['stage_products', 'stage_links']) await sql.raw(`analyze ${table}`).execute(db);
}

/** What the items of each group differ by, what the group is known to differ by included. */
async function formGroups(db: ShopDatabase): Promise<void> {
  await sql`
    create temporary table stage_groups as
    with
      own as (
        select item.* from stage_items item join stage_links link on link.line = item.line
        where item.group_key is not null and not link.is_translation
      ),
      priced as (
        select group_key, count(distinct (regular, sale, sale_from, sale_to)) > 1 as by_size
        from own group by group_key, colour_key, pattern_key, material_key
      ),
      sized as (select group_key, bool_or(by_size) as by_size from priced group by group_key),
      varied as (
        select group_key, count(distinct colour_key) > 1 as by_colour, count(distinct pattern_key) > 1 as by_pattern,
          count(distinct material_key) > 1 as by_material
        from own group by group_key
      ),
      known as (
        select family.key as group_key, bool_or(choice.dimension = 'Color') as by_colour,
          bool_or(choice.dimension = 'Pattern') as by_pattern, bool_or(choice.dimension = 'Material') as by_material,
          bool_or(choice.dimension = 'Size') as by_size
        from variant_groups family
        join products product on product.variant_group_id = family.variant_group_id
        join variant_values choice on choice.product_id = product.product_id
        where family.key in (select group_key from varied)
        group by family.key
      )
    select group_key, varied.by_colour or coalesce(known.by_colour, false) as by_colour,
      varied.by_pattern or coalesce(known.by_pattern, false) as by_pattern,
      varied.by_material or coalesce(known.by_material, false) as by_material,
      sized.by_size or coalesce(known.by_size, false) as by_size
    from varied join sized using (group_key) left join known using (group_key)
  `.execute(db);
  await sql`analyze stage_groups`.execute(db);
}

/** A known product becomes one staged product only; a product whose skus are all new may still be known by its key. */
async function recogniseByKey(db: ShopDatabase, now: number): Promise<void> {
  await sql`
    update stage_products product set product_id = null
    from stage_products earlier
    where earlier.product_id = product.product_id and earlier.first_line < product.first_line
  `.execute(db);
  await sql`
    update stage_products staged set product_id = product.product_id
    from products product
    where product.key = staged.product_key and staged.product_id is null
      and not exists (select from stage_products taken where taken.product_id = product.product_id)
  `.execute(db);
  // What is left has a key that another product took when its skus were grouped otherwise.
  await sql`
    update stage_products staged set product_key = staged.product_key || '#' || ${String(now)}
    from products product where product.key = staged.product_key and staged.product_id is null
  `.execute(db);
}
