import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { namesOf } from './category-path.ts';
import type { LoadContext } from './load-context.ts';
import { nameCategory } from './merge-categories.ts';

/**
 * Takes the category of a translated item as the translation of the category where its product stands already, from the
 * last name upwards. Categories that have a name in the language keep it.
 */
export async function translateCategories(db: ShopDatabase, { languageId }: LoadContext): Promise<void> {
  const { rows } = await sql<{ category_id: number; path: string }>`
    select distinct on (product.primary_category_id) product.primary_category_id as category_id, item.categories[1] as path
    from stage_products staged
    join stage_items item on item.line = staged.first_line
    join products product on product.product_id = staged.product_id
    where staged.is_translation
    order by product.primary_category_id, staged.first_line
  `.execute(db);
  if (rows.length === 0) return;
  const { parents, named, aliases } = await readState(db, languageId);
  for (const { category_id, path } of rows) {
    let id: number | null = category_id;
    for (let names = namesOf(path); id !== null && names.length > 0; names = names.slice(0, -1)) {
      if (!named.has(id)) await nameCategory(db, id, names, languageId, aliases);
      named.add(id);
      id = parents.get(id) ?? null;
    }
  }
}

async function readState(db: ShopDatabase, languageId: string) {
  const categories = await db.selectFrom('categories').select(['category_id', 'parent_category_id']).execute();
  const texts = await db
    .selectFrom('category_texts')
    .select(['category_id', 'alias'])
    .where('language_id', '=', languageId)
    .execute();
  return {
    parents: new Map(categories.map((row) => [row.category_id, row.parent_category_id])),
    named: new Set(texts.map((row) => row.category_id)),
    aliases: new Set(texts.map(({ alias }) => alias)),
  };
}
