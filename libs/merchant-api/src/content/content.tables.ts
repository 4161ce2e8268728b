import type { ColumnType, Generated } from 'kysely';
import type { Container } from './container.ts';

export interface MenusTable {
  menu_id: Generated<number>;
  key: string;
  name: string;
}

/** Which menu stands where; a place holds one menu. */
export interface MenuLocationsTable {
  location_id: string;
  menu_id: number;
}

export interface MenuTextsTable {
  menu_id: number;
  language_id: string;
  title: string;
}

/** What an entry of a menu leads to. `categories` stands for the whole tree of categories as it is at the moment. */
export type MenuItemKind = 'category' | 'categories' | 'brand' | 'page' | 'custom' | 'heading';

export interface MenuItemsTable {
  menu_item_id: Generated<number>;
  menu_id: number;
  parent_item_id: number | null;
  position: number;
  type: MenuItemKind;
  /** The category, brand or page that it leads to. */
  target_id: number | null;
  is_open: boolean;
  is_hidden: boolean;
  opens_blank: boolean;
}

/** An entry without a label is called what its target is called. `url` is of custom entries alone. */
export interface MenuItemTextsTable {
  menu_item_id: number;
  language_id: string;
  label: string | null;
  title: string | null;
  url: string | null;
}

/** A page of its own address, or the content of an area on other pages; a draft is seen by previews alone. */
export interface ContentCollectionsTable {
  collection_id: Generated<number>;
  key: string;
  family_name: string;
  area_name: string | null;
  area_index: number | null;
  position: number;
  is_draft: boolean;
  active_from: Date | null;
  active_to: Date | null;
}

export interface ContentTagsTable {
  collection_id: number;
  tag: string;
}

/** Where an area's content is shown. Each key must be met; of the values of one key any will do. */
export interface ContentConditionsTable {
  collection_id: number;
  key: string;
  value: string;
}

export interface ContentTextsTable {
  collection_id: number;
  language_id: string;
  /** What a page is called in addresses; null for areas. */
  alias: string | null;
  name: string;
  title: string;
  meta_title: string | null;
  meta_description: string | null;
  containers: ColumnType<Container[], string, string>;
}

/** What the page of a list says: of all lists of a kind, or of one (`target_id` or an own path). */
export interface ListPagesTable {
  list_page_id: Generated<number>;
  key: string;
  kind: 'default' | 'category' | 'brand' | 'campaign' | 'list';
  target_id: number | null;
  hides_title: boolean;
  hides_description: boolean;
  primary_image: string | null;
  background_image: string | null;
  logo: string | null;
}

export interface ListPageTextsTable {
  list_page_id: number;
  language_id: string;
  alias: string | null;
  path: string | null;
  name: string | null;
  primary_description: string | null;
  secondary_description: string | null;
  meta_title: string | null;
  meta_description: string | null;
}
