import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { CategoryRecord, CategoryText } from './category-tree.ts';

/** Reads every category with its texts in all languages: there are few, and nearly every answer needs their paths. */
export async function readCategories(db: ShopDatabase): Promise<CategoryRecord[]> {
  const rows = await db
    .selectFrom('categories as category')
    .innerJoin('category_texts as text', 'text.category_id', 'category.category_id')
    .selectAll('category')
    .select(['text.language_id', 'text.alias', 'text.name', 'text.description', 'text.secondary_description'])
    .where('category.is_active', '=', true)
    .execute();
  return [...groupBy(rows, ({ category_id }) => category_id).values()].flatMap((group) => {
    const [row] = group;
    if (!row) return [];
    const texts = group.map((own): [string, CategoryText] => [
      own.language_id,
      {
        alias: own.alias,
        name: own.name,
        description: own.description,
        secondaryDescription: own.secondary_description,
      },
    ]);
    return {
      categoryId: row.category_id,
      parentCategoryId: row.parent_category_id ?? 0,
      position: row.position,
      isHidden: row.is_hidden,
      primaryImage: row.primary_image,
      backgroundImage: row.background_image,
      googleTaxonomy:
        row.google_taxonomy_id === null ? null : { id: row.google_taxonomy_id, path: row.google_taxonomy_path ?? '' },
      texts: new Map(texts),
    };
  });
}
