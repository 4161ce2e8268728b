import { findCampaignPage, type CampaignPage, type CampaignPlace } from '../campaign/campaign-page.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { Container } from './container.ts';
import {
  findPageHeader,
  readAreaHeaders,
  readContainers,
  readPageHeaders,
  type CollectionHeader,
} from './content.repository.ts';
import { readListPages, type ListPageRecord } from './list-page.repository.ts';
import { findMenu, readMenuItems, type MenuItemRecord, type MenuRecord } from './menu.repository.ts';

/** Menus, pages, areas and the pages of lists in one language and market at one moment; it lives as long as one request. */
export interface ContentReader {
  menuAt(locationId: string): Promise<MenuRecord | null>;
  menuItems(menuId: number): Promise<readonly MenuItemRecord[]>;
  /** Published pages that are in their time. */
  pages(): Promise<readonly CollectionHeader[]>;
  pageByAlias(alias: string, isPreview: boolean): Promise<CollectionHeader | null>;
  area(area: { family: string; areaName: string }, isPreview: boolean): Promise<readonly CollectionHeader[]>;
  containers(collectionId: number): Promise<readonly Container[]>;
  listPages(): Promise<readonly ListPageRecord[]>;
  campaignByAlias(alias: string): Promise<CampaignPage | null>;
}

/** Makes a reader of the content in a language and market. */
export function createContentReader(db: ShopDatabase, place: CampaignPlace): ContentReader {
  const { languageId, now } = place;
  let pages: Promise<readonly CollectionHeader[]> | undefined;
  let listPages: Promise<readonly ListPageRecord[]> | undefined;
  return {
    menuAt: (locationId) => findMenu(db, locationId, languageId),
    menuItems: (menuId) => readMenuItems(db, menuId, languageId),
    pages: () => (pages ??= readPageHeaders(db, { languageId, now, isPreview: false })),
    pageByAlias: (alias, isPreview) => findPageHeader(db, alias, { languageId, now, isPreview }),
    area: (area, isPreview) => readAreaHeaders(db, area, { languageId, now, isPreview }),
    containers: (collectionId) => readContainers(db, collectionId, languageId),
    listPages: () => (listPages ??= readListPages(db)),
    campaignByAlias: (alias) => findCampaignPage(db, alias, place),
  };
}
