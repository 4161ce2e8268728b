import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { LoadContext } from './load-context.ts';

/** Joins products in variant groups, and writes what each is within its group. */
export async function mergeVariants(db: ShopDatabase, { languageId }: LoadContext): Promise<void> {
  await mergeGroups(db);
  await stageValues(db);
  await mergeValues(db);
  await mergeLabels(db, languageId);
}

async function mergeGroups(db: ShopDatabase): Promise<void> {
  await sql`
    insert into variant_groups (key, name, collapse_in_lists)
    select staged.group_key, (array_agg(item.title order by item.line))[1], true
    from stage_products staged join stage_items item on item.line = staged.first_line
    where staged.group_key is not null and not staged.is_translation
    group by staged.group_key having count(*) > 1
    on conflict (key) do nothing
  `.execute(db);
  await sql`
    update products product set variant_group_id = wanted.variant_group_id
    from (
      select staged.product_id, family.variant_group_id from stage_products staged
      left join variant_groups family on family.key = staged.group_key where not staged.is_translation
    ) wanted
    where product.product_id = wanted.product_id
      and product.variant_group_id is distinct from wanted.variant_group_id
  `.execute(db);
  await sql`
    update variant_groups family set main_product_id = first.product_id
    from (
      select distinct on (group_key) group_key, product_id from stage_products
      where not is_translation order by group_key, first_line
    ) first
    where first.group_key = family.key and not exists (
      select from products main
      where main.product_id = family.main_product_id and main.variant_group_id = family.variant_group_id
    )
  `.execute(db);
}

/** One row per product and level: level 1 is the choice that differs most within a product page. */
async function stageValues(db: ShopDatabase): Promise<void> {
  await sql`
    create temporary table stage_values as
    with used as (
      select staged.product_id, staged.group_key, staged.first_line, choice.*
      from stage_products staged
      join stage_groups dims on dims.group_key = staged.group_key
      join variant_groups family on family.key = staged.group_key
      join stage_items item on item.line = staged.first_line
      cross join lateral (values
        (1, 'Size', dims.by_size, item.size_key, null),
        (2, 'Color', dims.by_colour, item.colour_key, item.hex),
        (3, 'Pattern', dims.by_pattern, item.pattern_key, null),
        (4, 'Material', dims.by_material, item.material_key, null)
      ) choice (rank, dimension, is_used, value, hex)
      where choice.is_used and not staged.is_translation
    ),
    placed as (
      select *, min(first_line) over (partition by group_key, dimension, value) as first_of_value from used
    )
    select product_id, dimension, coalesce(nullif(value, ''), '-') as value, hex,
      (row_number() over (partition by product_id order by rank))::integer as level,
      (dense_rank() over (partition by group_key, dimension order by first_of_value))::integer as position
    from placed
  `.execute(db);
}

async function mergeValues(db: ShopDatabase): Promise<void> {
  await sql`
    delete from variant_values choice using stage_products staged
    where staged.product_id = choice.product_id and not staged.is_translation and not exists (
      select from stage_values wanted
      where wanted.product_id = choice.product_id and wanted.level = choice.level
        and wanted.dimension = choice.dimension and wanted.value = choice.value
    )
  `.execute(db);
  await sql`
    insert into variant_values (product_id, level, dimension, value, hex, position)
    select product_id, level, dimension, value, hex, position from stage_values
    on conflict (product_id, level) do update set hex = excluded.hex, position = excluded.position
    where (variant_values.hex, variant_values.position) is distinct from (excluded.hex, excluded.position)
  `.execute(db);
}

async function mergeLabels(db: ShopDatabase, languageId: string): Promise<void> {
  await sql`
    insert into variant_labels (product_id, level, language_id, label)
    select choice.product_id, choice.level, ${languageId}, coalesce(
      case choice.dimension
        when 'Color' then item.colour when 'Size' then item.size
        when 'Pattern' then item.pattern when 'Material' then item.material
      end,
      choice.value
    )
    from stage_products staged
    join stage_items item on item.line = staged.first_line
    join variant_values choice on choice.product_id = staged.product_id
    on conflict (product_id, level, language_id) do update set label = excluded.label
    where variant_labels.label <> excluded.label
  `.execute(db);
}
