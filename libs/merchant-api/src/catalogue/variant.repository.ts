import { anyOf, gatheredRead, type GatheredRead } from '../database/gathered-read.ts';
import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** What a product is on one level of its group, such as its colour. */
export interface VariantValue {
  level: number;
  dimension: string;
  value: string;
  label: string;
  /** `#rrggbb` for a swatch. */
  hex: string | null;
  position: number;
}

/** A product of a variant group. */
export interface VariantMember {
  productId: number;
  alias: string;
  name: string;
  type: string;
  primaryCategoryId: number;
  values: readonly VariantValue[];
}

export interface VariantGroupRecord {
  variantGroupId: number;
  name: string;
  mainProductId: number;
  collapseInLists: boolean;
  members: readonly VariantMember[];
}

/** Reads variant groups with their products that are for sale in a language, by group id. */
export function variantGroupsById(db: ShopDatabase, languageId: string): GatheredRead<number, VariantGroupRecord> {
  return gatheredRead(
    (variantGroupIds) => membersOf(db, variantGroupIds, languageId),
    (rows) => {
      const byGroup = groupBy(rows, ({ variant_group_id }) => variant_group_id);
      return new Map([...byGroup].map(([id, own]) => [id, toGroup(id, own)]));
    },
  );
}

function membersOf(db: ShopDatabase, variantGroupIds: readonly number[], languageId: string) {
  return db
    .selectFrom('variant_groups as grouping')
    .innerJoin('products as product', 'product.variant_group_id', 'grouping.variant_group_id')
    .innerJoin('product_texts as text', 'text.product_id', 'product.product_id')
    .innerJoin('variant_values as variant', 'variant.product_id', 'product.product_id')
    .innerJoin('variant_labels as label', (join) =>
      join
        .onRef('label.product_id', '=', 'variant.product_id')
        .onRef('label.level', '=', 'variant.level')
        .onRef('label.language_id', '=', 'text.language_id'),
    )
    .select(['grouping.variant_group_id', 'grouping.name as groupName', 'grouping.main_product_id'])
    .select(['grouping.collapse_in_lists', 'product.product_id', 'product.primary_category_id'])
    .select(['text.alias', 'text.name', 'variant.level', 'variant.dimension', 'variant.value', 'variant.hex'])
    .select(['variant.position', 'label.label', 'product.type'])
    .where('grouping.variant_group_id', '=', anyOf(variantGroupIds))
    .where('text.language_id', '=', languageId)
    .where('product.is_active', '=', true)
    .orderBy('product.position')
    .orderBy('product.product_id');
}

interface VariantRow extends VariantValue {
  groupName: string;
  main_product_id: number | null;
  collapse_in_lists: boolean;
  product_id: number;
  primary_category_id: number;
  alias: string;
  name: string;
  type: string;
}

function toGroup(variantGroupId: number, rows: readonly VariantRow[]): VariantGroupRecord {
  const [first] = rows;
  return {
    variantGroupId,
    name: first?.groupName ?? '',
    mainProductId: first?.main_product_id ?? first?.product_id ?? 0,
    collapseInLists: first?.collapse_in_lists ?? false,
    members: [...groupBy(rows, ({ product_id }) => product_id).values()].flatMap(toMember),
  };
}

function toMember(rows: readonly VariantRow[]): VariantMember[] {
  const [row] = rows;
  if (!row) return [];
  const values = rows.map(({ level, dimension, value, label, hex, position }) => ({
    level,
    dimension,
    value,
    label,
    hex,
    position,
  }));
  return [
    {
      productId: row.product_id,
      alias: row.alias,
      name: row.name,
      type: row.type,
      primaryCategoryId: row.primary_category_id,
      values,
    },
  ];
}
