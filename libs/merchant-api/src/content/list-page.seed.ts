import { seedLanguages } from '../catalogue/seed-languages.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { SeedListPage } from './seed-content-types.ts';
import type { SeededIds } from './seeded-ids.ts';

/** Makes what the pages of lists say what the seed says. A page for what the catalogue does not hold is left out. */
export async function seedListPages(
  db: ShopDatabase,
  pages: readonly SeedListPage[],
  seeded: SeededIds,
): Promise<void> {
  const found = pages.filter((page) => page.target === undefined || targetOf(page, seeded) !== null);
  const keys = found.map(({ key }) => key);
  await db.deleteFrom('list_pages').where('key', 'not in', keys).execute();
  await db.deleteFrom('list_page_texts').execute();
  const written = await db
    .insertInto('list_pages')
    .values(found.map((page) => pageRow(page, seeded)))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        kind: ref('excluded.kind'),
        target_id: ref('excluded.target_id'),
        background_image: ref('excluded.background_image'),
      })),
    )
    .returning(['key', 'list_page_id'])
    .execute();
  const ids = new Map(written.map(({ key, list_page_id }) => [key, list_page_id]));
  const texts = found.flatMap((page) => textRows(page, ids.get(page.key) ?? 0));
  await db.insertInto('list_page_texts').values(texts).execute();
}

function pageRow(page: SeedListPage, seeded: SeededIds) {
  return {
    key: page.key,
    kind: page.kind,
    target_id: targetOf(page, seeded),
    hides_title: false,
    hides_description: false,
    primary_image: null,
    background_image: page.backgroundImage ?? null,
    logo: null,
  };
}

function targetOf({ kind, target }: SeedListPage, { categories, brands, campaigns }: SeededIds): number | null {
  if (target === undefined) return null;
  const ids = kind === 'brand' ? brands : kind === 'campaign' ? campaigns : categories;
  return ids.get(target) ?? null;
}

function textRows(page: SeedListPage, listPageId: number) {
  return seedLanguages.map(({ languageId, key }) => ({
    list_page_id: listPageId,
    language_id: languageId,
    alias: page.alias?.[key] ?? null,
    path: page.path?.[key] ?? null,
    name: page.name?.[key] ?? null,
    primary_description: page.primaryDescription?.[key] ?? null,
    secondary_description: page.secondaryDescription?.[key] ?? null,
    meta_title: page.metaTitle?.[key] ?? null,
    meta_description: page.metaDescription?.[key] ?? null,
  }));
}
