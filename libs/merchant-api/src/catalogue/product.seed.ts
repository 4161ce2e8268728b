import { inChunks } from '../database/in-chunks.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { SeedFamily } from './seed-types.ts';
import type { SeededProduct } from './seeded-product.ts';
import { idOf, type IdsByKey } from './taxonomy.seed.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The ids of what a product refers to. */
export interface ProductReferences {
  brands: IdsByKey;
  categories: IdsByKey;
  suppliers: IdsByKey;
  now: number;
}

/** Writes products and their variant groups. Their ids stay what they were. */
export async function seedProducts(
  db: ShopDatabase,
  products: readonly SeededProduct[],
  references: ProductReferences,
): Promise<IdsByKey> {
  const groups = await seedVariantGroups(db, products);
  const ids = new Map<string, number>();
  const rows = products.map((product, index) => toRow(product, index + 1, groups, references));
  for (const chunk of inChunks(rows)) {
    const written = await upsertProducts(db, chunk);
    for (const { key, product_id } of written) ids.set(key, product_id);
  }
  for (const { key, family, place } of products) {
    const groupId = groups.get(family.key);
    if (place > 1 || groupId === undefined) continue;
    const main = { main_product_id: idOf(ids, key) };
    await db.updateTable('variant_groups').set(main).where('variant_group_id', '=', groupId).execute();
  }
  return ids;
}

async function seedVariantGroups(db: ShopDatabase, products: readonly SeededProduct[]): Promise<IdsByKey> {
  const families = new Map<string, SeedFamily>();
  for (const { family, isVariant } of products) if (isVariant) families.set(family.key, family);
  if (families.size === 0) return new Map();
  const rows = [...families.values()].map(({ key, name }) => ({ key, name: name.sv, collapse_in_lists: true }));
  const written = await db
    .insertInto('variant_groups')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ name: ref('excluded.name') })))
    .returning(['key', 'variant_group_id'])
    .execute();
  return new Map(written.map(({ key, variant_group_id }) => [key, variant_group_id]));
}

type ProductRow = ReturnType<typeof toRow>;

function toRow(product: SeededProduct, position: number, groups: IdsByKey, references: ProductReferences) {
  const { key, family, colour } = product;
  const [primaryCategory = ''] = family.categories;
  return {
    key,
    article_number: articleNumberOf(product),
    brand_id: idOf(references.brands, family.brand),
    primary_category_id: idOf(references.categories, primaryCategory),
    variant_group_id: groups.get(family.key) ?? null,
    vat_class: family.vatClass,
    weight_grams: family.weightGrams,
    first_available: new Date(references.now - family.firstSoldDaysAgo * DAY),
    // The first colour sells best.
    sold: Math.round(family.sold / (family.colours.indexOf(colour) + 1)),
    position,
    is_active: true,
    ...goodsColumns(family, references.suppliers),
  };
}

function goodsColumns(
  { type, package: groups, supplier, freightClass, dimensions, content }: SeedFamily,
  suppliers: IdsByKey,
) {
  return {
    type: groups ? 'package' : (type ?? 'product'),
    supplier_id: supplier === undefined ? null : idOf(suppliers, supplier),
    freight_class: freightClass ?? null,
    length_mm: dimensions?.length ?? null,
    width_mm: dimensions?.width ?? null,
    height_mm: dimensions?.height ?? null,
    content_amount: content?.amount ?? null,
    content_unit: content?.unit ?? null,
  };
}

/** Its own where it has one, and else what those of all its sizes begin with. */
function articleNumberOf({ colour: { articleNumber: own, skus } }: SeededProduct): string {
  if (own !== undefined) return own;
  const [first = '', ...others] = skus.map(({ articleNumber }) => articleNumber);
  const length = [...first].findIndex((letter, index) => others.some((other) => other[index] !== letter));
  return (length < 0 ? first : first.slice(0, length)).replace(/-$/, '');
}

function upsertProducts(db: ShopDatabase, rows: readonly ProductRow[]) {
  return db
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        article_number: ref('excluded.article_number'),
        brand_id: ref('excluded.brand_id'),
        primary_category_id: ref('excluded.primary_category_id'),
        variant_group_id: ref('excluded.variant_group_id'),
        vat_class: ref('excluded.vat_class'),
        weight_grams: ref('excluded.weight_grams'),
        first_available: ref('excluded.first_available'),
        sold: ref('excluded.sold'),
        position: ref('excluded.position'),
        is_active: true,
        type: ref('excluded.type'),
        supplier_id: ref('excluded.supplier_id'),
        freight_class: ref('excluded.freight_class'),
        length_mm: ref('excluded.length_mm'),
        width_mm: ref('excluded.width_mm'),
        height_mm: ref('excluded.height_mm'),
        content_amount: ref('excluded.content_amount'),
        content_unit: ref('excluded.content_unit'),
      })),
    )
    .returning(['key', 'product_id'])
    .execute();
}
