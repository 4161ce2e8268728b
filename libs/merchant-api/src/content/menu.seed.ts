import { sql } from 'kysely';
import { seedLanguages } from '../catalogue/seed-languages.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { MenuItemKind } from './content.tables.ts';
import type { SeedMenu, SeedMenuItem, SeedMenuTarget } from './seed-content-types.ts';
import type { SeededIds } from './seeded-ids.ts';

/** What menus may lead to, by key. */
export interface MenuTargetIds extends SeededIds {
  pages: ReadonlyMap<string, number>;
}

/** Makes the menus what the seed says. Menus that are there already keep their ids, their entries are new. */
export async function seedMenus(db: ShopDatabase, menus: readonly SeedMenu[], ids: MenuTargetIds): Promise<void> {
  const keys = menus.map(({ key }) => key);
  await db.deleteFrom('menus').where('key', 'not in', keys).execute();
  for (const table of ['menu_locations', 'menu_texts', 'menu_items'] as const) await db.deleteFrom(table).execute();
  const written = await db
    .insertInto('menus')
    .values(menus.map(({ key, name }) => ({ key, name })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ name: ref('excluded.name') })))
    .returning(['key', 'menu_id'])
    .execute();
  const menuIds = new Map(written.map(({ key, menu_id }) => [key, menu_id]));
  const idOf = ({ key }: SeedMenu) => menuIds.get(key) ?? 0;
  const locations = menus.flatMap((menu) =>
    menu.locations.map((location) => ({ location_id: location, menu_id: idOf(menu) })),
  );
  await db.insertInto('menu_locations').values(locations).execute();
  const titles = menus.flatMap((menu) =>
    seedLanguages.map(({ languageId, key }) => ({
      menu_id: idOf(menu),
      language_id: languageId,
      title: menu.title[key],
    })),
  );
  await db.insertInto('menu_texts').values(titles).execute();
  await seedItems(
    db,
    menus.map((menu) => ({ menuId: idOf(menu), items: menu.items })),
    ids,
  );
}

interface NumberedItem {
  id: number;
  menuId: number;
  parentId: number | null;
  position: number;
  item: SeedMenuItem;
}

async function seedItems(
  db: ShopDatabase,
  menus: readonly { menuId: number; items: readonly SeedMenuItem[] }[],
  ids: MenuTargetIds,
): Promise<void> {
  const free = await reserveIds(
    db,
    menus.reduce((sum, { items }) => sum + countOf(items), 0),
  );
  const numbered = menus.flatMap(({ menuId, items }) => number(items, { menuId, parentId: null, free }));
  const rows = numbered.map(({ id, menuId, parentId, position, item }) => ({
    menu_item_id: id,
    menu_id: menuId,
    parent_item_id: parentId,
    position,
    ...targetOf(item.target, ids),
    is_open: item.isOpen ?? false,
    is_hidden: item.isHidden ?? false,
    opens_blank: item.opensBlank ?? false,
  }));
  await db.insertInto('menu_items').values(rows).execute();
  await db.insertInto('menu_item_texts').values(numbered.flatMap(textRows)).execute();
}

/** The ids of entries are taken beforehand, so that all of them are written at once, parents and children. */
async function reserveIds(db: ShopDatabase, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('menu_items', 'menu_item_id'))::int as id from generate_series(1, ${count}::int)
  `.execute(db);
  return rows.map(({ id }) => id);
}

function countOf(items: readonly SeedMenuItem[]): number {
  return items.reduce((sum, { children = [] }) => sum + 1 + countOf(children), 0);
}

/** Gives each entry the next free id. */
function number(
  items: readonly SeedMenuItem[],
  place: { menuId: number; parentId: number | null; free: number[] },
): NumberedItem[] {
  return items.flatMap((item, index) => {
    const id = place.free.shift();
    if (id === undefined) throw new Error('Fewer ids were reserved than the menus have entries');
    const { menuId, parentId, free } = place;
    const own = { id, menuId, parentId, position: index + 1, item };
    return [own, ...number(item.children ?? [], { menuId, parentId: id, free })];
  });
}

/** A key that this catalogue does not hold leads nowhere; such an entry is left out when the menu is shown. */
function targetOf(target: SeedMenuTarget, ids: MenuTargetIds): { type: MenuItemKind; target_id: number | null } {
  if (target === 'categories' || target === 'heading') return { type: target, target_id: null };
  if ('category' in target) return { type: 'category', target_id: ids.categories.get(target.category) ?? 0 };
  if ('brand' in target) return { type: 'brand', target_id: ids.brands.get(target.brand) ?? 0 };
  if ('page' in target) return { type: 'page', target_id: ids.pages.get(target.page) ?? 0 };
  return { type: 'custom', target_id: null };
}

function textRows({ id, item: { label, target } }: NumberedItem) {
  const url = typeof target === 'object' && 'url' in target ? target.url : null;
  return seedLanguages.map(({ languageId, key }) => ({
    menu_item_id: id,
    language_id: languageId,
    label: label?.[key] ?? null,
    title: null,
    url: url?.[key] ?? null,
  }));
}
