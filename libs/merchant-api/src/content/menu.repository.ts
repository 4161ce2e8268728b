import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { MenuItemKind } from './content.tables.ts';

export interface MenuRecord {
  menuId: number;
  name: string;
  title: string | null;
  locations: readonly string[];
  languages: readonly string[];
}

export interface MenuItemRecord {
  itemId: number;
  parentItemId: number | null;
  type: MenuItemKind;
  targetId: number | null;
  isOpen: boolean;
  isHidden: boolean;
  opensBlank: boolean;
  /** Null where the entry is called what its target is called. */
  label: string | null;
  title: string | null;
  url: string | null;
}

/** The menu at a place; null where there is none. */
export async function findMenu(db: ShopDatabase, locationId: string, languageId: string): Promise<MenuRecord | null> {
  const row = await db
    .selectFrom('menu_locations as location')
    .innerJoin('menus as menu', 'menu.menu_id', 'location.menu_id')
    .leftJoin('menu_texts as text', (join) =>
      join.onRef('text.menu_id', '=', 'menu.menu_id').on('text.language_id', '=', languageId),
    )
    .select([
      'menu.menu_id as menuId',
      'menu.name',
      'text.title',
      sql<string[]>`array(
        select location_id from menu_locations places where places.menu_id = menu.menu_id order by location_id
      )`.as('locations'),
      sql<string[]>`array(
        select language_id from menu_texts written where written.menu_id = menu.menu_id order by language_id
      )`.as('languages'),
    ])
    .where('location.location_id', '=', locationId)
    .executeTakeFirst();
  return row ?? null;
}

/** The entries of a menu in their order, with what they are called in the language. */
export function readMenuItems(db: ShopDatabase, menuId: number, languageId: string): Promise<MenuItemRecord[]> {
  return db
    .selectFrom('menu_items as item')
    .leftJoin('menu_item_texts as text', (join) =>
      join.onRef('text.menu_item_id', '=', 'item.menu_item_id').on('text.language_id', '=', languageId),
    )
    .select([
      'item.menu_item_id as itemId',
      'item.parent_item_id as parentItemId',
      'item.type',
      'item.target_id as targetId',
      'item.is_open as isOpen',
      'item.is_hidden as isHidden',
      'item.opens_blank as opensBlank',
      'text.label',
      'text.title',
      'text.url',
    ])
    .where('item.menu_id', '=', menuId)
    .orderBy('item.position')
    .orderBy('item.menu_item_id')
    .execute();
}
