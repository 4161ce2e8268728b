import { inChunks } from '../database/in-chunks.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { factsOf } from './facts-of.ts';
import { seedLanguages } from './seed-languages.ts';
import type { SeedCatalogue } from './seed-types.ts';
import { factGroups, type SeededFact } from './seeded-fact.ts';
import type { SeededProduct } from './seeded-product.ts';
import { idOf, type IdsByKey } from './taxonomy.seed.ts';

/** Writes what is known about products, group by group. Groups and kinds of facts keep their ids. */
export async function seedParameters(
  db: ShopDatabase,
  { brands, families }: SeedCatalogue,
  products: readonly SeededProduct[],
  productIds: IdsByKey,
): Promise<void> {
  const brandsByKey = new Map(brands.map((brand) => [brand.key, brand]));
  const facts = new Map(families.map((family) => [family.key, factsOf(family, brandsByKey.get(family.brand))]));
  const groups = await seedGroups(db);
  const parameters = await seedKinds(db, [...facts.values()].flat(), groups);
  const rows = products.flatMap(({ key, family }) =>
    (facts.get(family.key) ?? []).flatMap((fact, index) =>
      seedLanguages.map((language) => ({
        product_id: idOf(productIds, key),
        parameter_id: idOf(parameters, fact.key),
        language_id: language.languageId,
        position: index + 1,
        label: fact.label[language.key],
        value: fact.value[language.key],
      })),
    ),
  );
  for (const chunk of inChunks(rows)) await db.insertInto('product_parameters').values(chunk).execute();
}

async function seedGroups(db: ShopDatabase): Promise<IdsByKey> {
  const groups = Object.entries(factGroups);
  const written = await db
    .insertInto('parameter_groups')
    .values(groups.map(([key], index) => ({ key, position: index + 1 })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ position: ref('excluded.position') })))
    .returning(['key', 'parameter_group_id'])
    .execute();
  const ids = new Map(written.map(({ key, parameter_group_id }) => [key, parameter_group_id]));
  const texts = groups.flatMap(([key, name]) =>
    seedLanguages.map((language) => ({
      parameter_group_id: idOf(ids, key),
      language_id: language.languageId,
      name: name[language.key],
    })),
  );
  await db.insertInto('parameter_group_texts').values(texts).execute();
  return ids;
}

async function seedKinds(db: ShopDatabase, facts: readonly SeededFact[], groups: IdsByKey): Promise<IdsByKey> {
  const kinds = new Map(facts.map(({ key, group }) => [key, { key, parameter_group_id: idOf(groups, group) }]));
  if (kinds.size === 0) return new Map();
  const written = await db
    .insertInto('parameters')
    .values([...kinds.values()])
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({ parameter_group_id: ref('excluded.parameter_group_id') })),
    )
    .returning(['key', 'parameter_id'])
    .execute();
  return new Map(written.map(({ key, parameter_id }) => [key, parameter_id]));
}
