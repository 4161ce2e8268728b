import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { readNumbers } from '../../database/number-column.ts';

/** A value that products share, such as a size, and the products that have it. */
export interface SharedValue {
  /** What the value is one of: a parameter's id, or a dimension such as Color; empty where there is only one kind. */
  kind: string;
  /** What shoppers call the kind; empty where that is not written down. */
  kindLabel: string;
  /** What the kind stands under; empty where it stands alone. */
  group: string;
  kindOrder: number;
  label: string;
  order: number;
  productIds: Float64Array;
}

type ValueRow = Omit<SharedValue, 'productIds'> & { members: string };

function toValue({ members, ...value }: ValueRow): SharedValue {
  return { ...value, productIds: readNumbers(members) };
}

/** Reads which products stand in which category, those below it left out, by category id. */
export async function readCategoryMembers(db: ShopDatabase): Promise<Map<number, Float64Array>> {
  const { rows } = await sql<{ category_id: number; members: string }>`
    select category_id, string_agg(product_id::text, ' ') as members from product_categories group by category_id
  `.execute(db);
  return new Map(rows.map(({ category_id, members }) => [category_id, readNumbers(members)]));
}

/** Reads the sizes that products come in. A dash is no size: it is how products with one size only are written. */
export async function readSizes(db: ShopDatabase, languageId: string): Promise<SharedValue[]> {
  const { rows } = await sql<ValueRow>`
    select '' as kind, '' as "kindLabel", '' as group, 0 as "kindOrder", text.name as label,
      min(sku.position)::int as order, string_agg(distinct sku.product_id::text, ' ') as members
    from skus sku join sku_texts text on text.sku_id = sku.sku_id
    where sku.is_active and text.language_id = ${languageId} and text.name <> '-'
    group by text.name
  `.execute(db);
  return rows.map(toValue);
}

/** Reads what the products of variant groups differ in, such as their colours. */
export async function readVariantValues(db: ShopDatabase, languageId: string): Promise<SharedValue[]> {
  const { rows } = await sql<ValueRow>`
    select variant.dimension as kind, '' as "kindLabel", '' as group, min(variant.level)::int as "kindOrder",
      label.label, 0 as order, string_agg(variant.product_id::text, ' ') as members
    from variant_values variant
    join variant_labels label
      on label.product_id = variant.product_id and label.level = variant.level and label.language_id = ${languageId}
    group by variant.dimension, label.label
  `.execute(db);
  return rows.map(toValue);
}

/** Reads the facts about products that are filters. */
export async function readFactValues(db: ShopDatabase, languageId: string): Promise<SharedValue[]> {
  const { rows } = await sql<ValueRow>`
    select fact.parameter_id::text as kind, min(fact.label) as "kindLabel", coalesce(min(text.name), '') as group,
      min(filter.position)::int as "kindOrder", fact.value as label, 0 as order,
      string_agg(fact.product_id::text, ' ') as members
    from filter_parameters filter
    join parameters parameter on parameter.key = filter.parameter_key
    join product_parameters fact on fact.parameter_id = parameter.parameter_id and fact.language_id = ${languageId}
    left join parameter_group_texts text
      on text.parameter_group_id = parameter.parameter_group_id and text.language_id = ${languageId}
    where fact.value <> ''
    group by fact.parameter_id, fact.value
  `.execute(db);
  return rows.map(toValue);
}
