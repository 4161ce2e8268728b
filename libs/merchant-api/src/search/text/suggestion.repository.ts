import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** A product with what leads to others of its kind. */
export interface FoundPlace {
  productId: number;
  categoryId: number;
  brandId: number;
}

/** The products that are for sale, in the order given, of a variant group only the first. */
export async function firstOfGroups(db: ShopDatabase, productIds: readonly number[]): Promise<FoundPlace[]> {
  const rows = await db
    .selectFrom('products')
    .select(['product_id', 'primary_category_id', 'brand_id', 'variant_group_id'])
    .where(sql<boolean>`product_id = any(${productIds}::int[])`)
    .where('is_active', '=', true)
    .execute();
  const byId = new Map(rows.map((row) => [row.product_id, row]));
  const groups = new Set<number>();
  return productIds.flatMap((productId) => {
    const row = byId.get(productId);
    const group = row?.variant_group_id ?? null;
    if (!row || (group !== null && groups.has(group))) return [];
    if (group !== null) groups.add(group);
    return { productId, categoryId: row.primary_category_id, brandId: row.brand_id };
  });
}

/** A category or brand. */
export interface NamedPlace {
  id: number;
  name: string;
}

/** The names of all categories and brands that are shown, in the order of the shop. */
export async function readNames(
  db: ShopDatabase,
  languageId: string,
): Promise<{ categories: NamedPlace[]; brands: NamedPlace[] }> {
  const categories = await db
    .selectFrom('categories as category')
    .innerJoin('category_texts as text', 'text.category_id', 'category.category_id')
    .select(['category.category_id as id', 'text.name'])
    .where('text.language_id', '=', languageId)
    .where('category.is_active', '=', true)
    .where('category.is_hidden', '=', false)
    .orderBy('category.position')
    .execute();
  const brands = await db
    .selectFrom('brands')
    .select(['brand_id as id', 'name'])
    .where('is_active', '=', true)
    .orderBy('name')
    .execute();
  return { categories, brands };
}

/** What the products are called by: the lexemes of their names, brands, categories and colours. */
export async function findLabelLexemes(
  db: ShopDatabase,
  languageId: string,
  productIds: readonly number[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ lexeme: string }>`
    select distinct token.lexeme
    from search_labels label, unnest(label.words) as token
    where label.language_id = ${languageId} and label.product_id = any(${productIds}::int[])
  `.execute(db);
  return new Set(rows.map(({ lexeme }) => lexeme));
}
