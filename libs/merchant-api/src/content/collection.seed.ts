import { seedLanguages } from '../catalogue/seed-languages.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { SeedCollection } from './seed-content-types.ts';
import { withIds, type SeededIds } from './seeded-ids.ts';

/** Makes the pages and areas what the seed says. Those that are there already keep their ids. Answers with the ids by key. */
export async function seedCollections(
  db: ShopDatabase,
  collections: readonly SeedCollection[],
  seeded: SeededIds,
): Promise<ReadonlyMap<string, number>> {
  const keys = collections.map(({ key }) => key);
  await db.deleteFrom('content_collections').where('key', 'not in', keys).execute();
  for (const table of ['content_tags', 'content_conditions', 'content_texts'] as const) {
    await db.deleteFrom(table).execute();
  }
  const ids = await writeCollections(db, collections);
  const idOf = ({ key }: SeedCollection) => ids.get(key) ?? 0;
  await db
    .insertInto('content_texts')
    .values(collections.flatMap((collection) => textRows(collection, idOf(collection), seeded)))
    .execute();
  const tags = collections.flatMap((row) => (row.tags ?? []).map((tag) => ({ collection_id: idOf(row), tag })));
  if (tags.length > 0) await db.insertInto('content_tags').values(tags).execute();
  const conditions = collections.flatMap((row) =>
    (row.conditions ?? []).map(({ key, value }) => ({
      collection_id: idOf(row),
      key,
      value: withIds(value, seeded).replace(/^@category\//, ''),
    })),
  );
  if (conditions.length > 0) await db.insertInto('content_conditions').values(conditions).execute();
  return ids;
}

async function writeCollections(db: ShopDatabase, collections: readonly SeedCollection[]) {
  const moment = (date: string | undefined) => (date === undefined ? null : new Date(date));
  const rows = collections.map(({ key, family, area, isDraft = false, active }, index) => ({
    key,
    family_name: family,
    area_name: area?.name ?? null,
    area_index: area?.index ?? null,
    position: index + 1,
    is_draft: isDraft,
    active_from: moment(active?.from),
    active_to: moment(active?.to),
  }));
  const written = await db
    .insertInto('content_collections')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        family_name: ref('excluded.family_name'),
        area_name: ref('excluded.area_name'),
        area_index: ref('excluded.area_index'),
        position: ref('excluded.position'),
        is_draft: ref('excluded.is_draft'),
        active_from: ref('excluded.active_from'),
        active_to: ref('excluded.active_to'),
      })),
    )
    .returning(['key', 'collection_id'])
    .execute();
  return new Map(written.map(({ key, collection_id }) => [key, collection_id]));
}

function textRows({ alias, name, title, meta, containers }: SeedCollection, collectionId: number, seeded: SeededIds) {
  return seedLanguages.map(({ languageId, key }) => ({
    collection_id: collectionId,
    language_id: languageId,
    alias: alias?.[key] ?? null,
    name,
    title: title[key],
    meta_title: meta?.title[key] ?? null,
    meta_description: meta?.description[key] ?? null,
    containers: withIds(JSON.stringify(containers[key]), seeded),
  }));
}
