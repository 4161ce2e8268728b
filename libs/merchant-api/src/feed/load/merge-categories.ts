import { sql } from 'kysely';
import { aliasFrom } from '../../catalogue/alias-from.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { namesOf, pathOf } from './category-path.ts';
import type { LoadContext } from './load-context.ts';

/** More would be a feed whose categories are not categories, and every one is kept in memory. */
const MOST_CATEGORIES = 20_000;

/** The categories of the shop as one language calls them, by parent and name. */
interface KnownCategories {
  ids: Map<string, number>;
  aliases: Set<string>;
  lastPosition: number;
}

/** Finds the category of every path that the items name, and makes the ones that are missing. */
export async function mergeCategories(db: ShopDatabase, { languageId }: LoadContext): Promise<void> {
  const { rows } = await sql<{ path: string }>`
    select distinct path.name as path from stage_items item
    join stage_links link on link.line = item.line
    cross join lateral unnest(item.categories) as path (name)
    where not link.is_translation
    order by 1 limit ${MOST_CATEGORIES + 1}
  `.execute(db);
  if (rows.length > MOST_CATEGORIES) {
    throw new Error(`The feed names more than ${MOST_CATEGORIES} categories; give fewer product types`);
  }
  const known = await readKnown(db, languageId);
  const found: { path: string; category_id: number }[] = [];
  for (const { path } of rows) {
    found.push({ path, category_id: await placeOf(db, namesOf(path), known, languageId) });
  }
  if (found.length === 0) return;
  await sql`
    insert into stage_categories select * from json_populate_recordset(null::stage_categories, ${JSON.stringify(found)}::json)
  `.execute(db);
}

async function readKnown(db: ShopDatabase, languageId: string): Promise<KnownCategories> {
  const rows = await db
    .selectFrom('categories as category')
    .innerJoin('category_texts as text', 'text.category_id', 'category.category_id')
    .select(['category.category_id', 'category.parent_category_id', 'category.position', 'text.name', 'text.alias'])
    .where('text.language_id', '=', languageId)
    .execute();
  return {
    ids: new Map(rows.map((row) => [nameKey(row.parent_category_id, row.name), row.category_id])),
    aliases: new Set(rows.map(({ alias }) => alias)),
    lastPosition: Math.max(0, ...rows.map(({ position }) => position)),
  };
}

function nameKey(parentId: number | null, name: string): string {
  return `${parentId ?? 0}/${name.toLowerCase()}`;
}

/** The category that the names lead to from the root; the missing part of the way is made. */
async function placeOf(
  db: ShopDatabase,
  names: readonly string[],
  known: KnownCategories,
  languageId: string,
): Promise<number> {
  let parentId: number | null = null;
  for (const [depth, name] of names.entries()) {
    const key = nameKey(parentId, name);
    const id: number = known.ids.get(key) ?? (await make(db, names.slice(0, depth + 1), parentId, known, languageId));
    known.ids.set(key, id);
    parentId = id;
  }
  if (parentId === null) throw new Error('Every item stands in a category');
  return parentId;
}

async function make(
  db: ShopDatabase,
  names: readonly string[],
  parentId: number | null,
  known: KnownCategories,
  languageId: string,
): Promise<number> {
  known.lastPosition += 1;
  const { category_id: id } = await db
    .insertInto('categories')
    .values({
      key: `feed:${languageId}:${pathOf(names).toLowerCase()}`,
      parent_category_id: parentId,
      position: known.lastPosition,
      is_hidden: false,
      is_active: true,
    })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ is_active: true, parent_category_id: parentId }))
    .returning('category_id')
    .executeTakeFirstOrThrow();
  await nameCategory(db, id, names, languageId, known.aliases);
  return id;
}

/** Gives a category its name in a language, with an alias that no other has. */
export async function nameCategory(
  db: ShopDatabase,
  categoryId: number,
  names: readonly string[],
  languageId: string,
  aliases: Set<string>,
): Promise<void> {
  const name = names.at(-1) ?? '';
  const alias = freeAlias(names, categoryId, aliases);
  aliases.add(alias);
  await db
    .insertInto('category_texts')
    .values({ category_id: categoryId, language_id: languageId, alias, name, description: '' })
    .onConflict((conflict) => conflict.columns(['category_id', 'language_id']).doUpdateSet({ name, alias }))
    .execute();
}

function freeAlias(names: readonly string[], categoryId: number, aliases: ReadonlySet<string>): string {
  const own = aliasFrom(names.at(-1) ?? '');
  const longer = aliasFrom(names.join(' '));
  const free = [own, longer].find((alias) => alias !== '' && !aliases.has(alias));
  return free ?? `${own || 'kategori'}-${categoryId}`;
}
