import type { ShopDatabase } from '../database/shop-database.ts';
import { seedLanguages } from './seed-languages.ts';
import type { SeedBrand, SeedCategory } from './seed-types.ts';

/** Ids by the keys that a seed uses. */
export type IdsByKey = ReadonlyMap<string, number>;

/** The id of a key; a seed that names what it does not hold is broken. */
export function idOf(ids: IdsByKey, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The seed names '${key}' but does not hold it`);
  return id;
}

/** Writes brands. Their ids stay what they were. */
export async function seedBrands(db: ShopDatabase, brands: readonly SeedBrand[]): Promise<IdsByKey> {
  const rows = brands.map(({ key, alias = key, name, logo, primaryImage, backgroundImage }) => ({
    key,
    alias,
    name,
    is_active: true,
    logo: logo ?? null,
    primary_image: primaryImage ?? null,
    background_image: backgroundImage ?? null,
  }));
  const written = await db
    .insertInto('brands')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        alias: ref('excluded.alias'),
        name: ref('excluded.name'),
        is_active: true,
        logo: ref('excluded.logo'),
        primary_image: ref('excluded.primary_image'),
        background_image: ref('excluded.background_image'),
      })),
    )
    .returning(['key', 'brand_id'])
    .execute();
  const ids = new Map(written.map(({ key, brand_id }) => [key, brand_id]));
  const texts = brands.flatMap(({ key, description, secondaryDescription }) =>
    seedLanguages.map((language) => ({
      brand_id: idOf(ids, key),
      language_id: language.languageId,
      description: description[language.key],
      secondary_description: secondaryDescription?.[language.key] ?? null,
    })),
  );
  await db.insertInto('brand_texts').values(texts).execute();
  return ids;
}

/** Writes categories and their tree. Their ids stay what they were. */
export async function seedCategories(db: ShopDatabase, categories: readonly SeedCategory[]): Promise<IdsByKey> {
  const rows = categories.map(({ key, isHidden, primaryImage, backgroundImage, googleTaxonomy }, index) => ({
    key,
    parent_category_id: null,
    position: index + 1,
    is_hidden: isHidden ?? false,
    is_active: true,
    primary_image: primaryImage ?? null,
    background_image: backgroundImage ?? null,
    google_taxonomy_id: googleTaxonomy?.id ?? null,
    google_taxonomy_path: googleTaxonomy?.path ?? null,
  }));
  const written = await db
    .insertInto('categories')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        parent_category_id: null,
        position: ref('excluded.position'),
        is_hidden: ref('excluded.is_hidden'),
        is_active: true,
        primary_image: ref('excluded.primary_image'),
        background_image: ref('excluded.background_image'),
        google_taxonomy_id: ref('excluded.google_taxonomy_id'),
        google_taxonomy_path: ref('excluded.google_taxonomy_path'),
      })),
    )
    .returning(['key', 'category_id'])
    .execute();
  const ids = new Map(written.map(({ key, category_id }) => [key, category_id]));
  await hangUnderParents(db, categories, ids);
  await db.insertInto('category_texts').values(categoryTexts(categories, ids)).execute();
  return ids;
}

async function hangUnderParents(db: ShopDatabase, categories: readonly SeedCategory[], ids: IdsByKey): Promise<void> {
  for (const { key, parent } of categories) {
    if (parent === undefined) continue;
    await db
      .updateTable('categories')
      .set({ parent_category_id: idOf(ids, parent) })
      .where('category_id', '=', idOf(ids, key))
      .execute();
  }
}

function categoryTexts(categories: readonly SeedCategory[], ids: IdsByKey) {
  return categories.flatMap(({ key, alias, name, description, secondaryDescription }) =>
    seedLanguages.map((language) => ({
      category_id: idOf(ids, key),
      language_id: language.languageId,
      alias: alias[language.key],
      name: name[language.key],
      description: description[language.key],
      secondary_description: secondaryDescription?.[language.key] ?? null,
    })),
  );
}
