import type { ShopDatabase } from '../database/shop-database.ts';
import { seedLanguages } from './seed-languages.ts';
import type { SeedBrand, SeedCatalogue, SeedCategory } from './seed/seed-types.ts';

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
  const rows = brands.map(({ key, name }) => ({ key, alias: key, name, is_active: true }));
  const written = await db
    .insertInto('brands')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({ name: ref('excluded.name'), is_active: true })),
    )
    .returning(['key', 'brand_id'])
    .execute();
  const ids = new Map(written.map(({ key, brand_id }) => [key, brand_id]));
  const texts = brands.flatMap(({ key, description }) =>
    seedLanguages.map((language) => ({
      brand_id: idOf(ids, key),
      language_id: language.languageId,
      description: description[language.key],
    })),
  );
  await db.insertInto('brand_texts').values(texts).execute();
  return ids;
}

/** Writes categories and their tree. Their ids stay what they were. */
export async function seedCategories(db: ShopDatabase, categories: readonly SeedCategory[]): Promise<IdsByKey> {
  const rows = categories.map(({ key }, index) => ({
    key,
    parent_category_id: null,
    position: index + 1,
    is_hidden: false,
    is_active: true,
  }));
  const written = await db
    .insertInto('categories')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        parent_category_id: null,
        position: ref('excluded.position'),
        is_active: true,
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
  return categories.flatMap(({ key, alias, name, description }) =>
    seedLanguages.map((language) => ({
      category_id: idOf(ids, key),
      language_id: language.languageId,
      alias: alias[language.key],
      name: name[language.key],
      description: description[language.key],
    })),
  );
}

/** Writes what facts there are; all of them stand in one group. */
export async function seedParameters(db: ShopDatabase, { families }: SeedCatalogue): Promise<IdsByKey> {
  const group = await db
    .insertInto('parameter_groups')
    .values({ key: 'facts', position: 1 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ position: 1 }))
    .returning('parameter_group_id')
    .executeTakeFirstOrThrow();
  const name = { sv: 'Fakta', nb: 'Fakta' };
  const texts = seedLanguages.map(({ languageId, key }) => ({ ...group, language_id: languageId, name: name[key] }));
  await db.insertInto('parameter_group_texts').values(texts).execute();
  const keys = [...new Set(families.flatMap(({ parameters }) => parameters.map(({ key }) => key)))];
  if (keys.length === 0) return new Map();
  const written = await db
    .insertInto('parameters')
    .values(keys.map((key) => ({ ...group, key })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet(group))
    .returning(['key', 'parameter_id'])
    .execute();
  return new Map(written.map(({ key, parameter_id }) => [key, parameter_id]));
}
