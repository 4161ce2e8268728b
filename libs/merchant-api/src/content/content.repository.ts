import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { Container } from './container.ts';

/** What is known about a page or the content of an area without reading the content itself. */
export interface CollectionHeader {
  collectionId: number;
  familyName: string;
  /** Null for a page of its own address. */
  areaName: string | null;
  areaIndex: number | null;
  position: number;
  isDraft: boolean;
  activeFrom: Date | null;
  activeTo: Date | null;
  tags: readonly string[];
  conditions: readonly { key: string; value: string }[];
  alias: string | null;
  name: string;
  title: string;
  metaTitle: string | null;
  metaDescription: string | null;
}

/** Who looks, and when: drafts and what is out of its time are seen by previews alone. */
export interface ContentViewer {
  languageId: string;
  now: number;
  isPreview: boolean;
}

/** The pages that are written in the language, in the order of the shop. */
export function readPageHeaders(db: ShopDatabase, viewer: ContentViewer): Promise<CollectionHeader[]> {
  return headers(db, viewer).where('collection.area_name', 'is', null).execute();
}

/** The page that an alias names, in the viewer's language first; a foreign alias finds the page in the viewer's language. */
export async function findPageHeader(
  db: ShopDatabase,
  alias: string,
  viewer: ContentViewer,
): Promise<CollectionHeader | null> {
  const isNamed = sql<boolean>`exists (
    select 1 from content_texts named where named.collection_id = collection.collection_id and named.alias = ${alias}
  )`;
  const rows = await headers(db, viewer)
    .where('collection.area_name', 'is', null)
    .where(isNamed)
    .clearOrderBy()
    .orderBy(sql`text.alias = ${alias}`, 'desc')
    .orderBy('collection.is_draft', 'desc')
    .orderBy('collection.position')
    .limit(1)
    .execute();
  return rows[0] ?? null;
}

/** Everything that may stand in an area. */
export function readAreaHeaders(
  db: ShopDatabase,
  area: { family: string; areaName: string },
  viewer: ContentViewer,
): Promise<CollectionHeader[]> {
  return headers(db, viewer)
    .where('collection.family_name', '=', area.family)
    .where('collection.area_name', '=', area.areaName)
    .execute();
}

/** The content itself in a language. */
export async function readContainers(
  db: ShopDatabase,
  collectionId: number,
  languageId: string,
): Promise<readonly Container[]> {
  const row = await db
    .selectFrom('content_texts')
    .select('containers')
    .where('collection_id', '=', collectionId)
    .where('language_id', '=', languageId)
    .executeTakeFirst();
  return row?.containers ?? [];
}

function headers(db: ShopDatabase, { languageId, now, isPreview }: ContentViewer) {
  const moment = new Date(now);
  return db
    .selectFrom('content_collections as collection')
    .innerJoin('content_texts as text', 'text.collection_id', 'collection.collection_id')
    .select([
      'collection.collection_id as collectionId',
      'collection.family_name as familyName',
      'collection.area_name as areaName',
      'collection.area_index as areaIndex',
      'collection.position',
      'collection.is_draft as isDraft',
      'collection.active_from as activeFrom',
      'collection.active_to as activeTo',
      'text.alias',
      'text.name',
      'text.title',
      'text.meta_title as metaTitle',
      'text.meta_description as metaDescription',
      sql<string[]>`array(
        select tag from content_tags where content_tags.collection_id = collection.collection_id order by tag
      )`.as('tags'),
      sql<{ key: string; value: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('key', key, 'value', value)) from content_conditions
        where content_conditions.collection_id = collection.collection_id
      ), '[]')`.as('conditions'),
    ])
    .where('text.language_id', '=', languageId)
    .$if(!isPreview, (query) =>
      query
        .where('collection.is_draft', '=', false)
        .where((is) => is.or([is('active_from', 'is', null), is('active_from', '<=', moment)]))
        .where((is) => is.or([is('active_to', 'is', null), is('active_to', '>', moment)])),
    )
    .orderBy('collection.position')
    .orderBy('collection.collection_id');
}
