import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';

/** What used to have an address of its own, by its kind and id. */
export interface FormerName {
  kind: 'product' | 'category' | 'brand' | 'campaign';
  targetId: number;
}

/** Where a whole address leads now: null where it is unknown, `newUrl` null where nothing took its place. */
export async function findMovedUrl(
  db: ShopDatabase,
  url: string,
  languageId: string,
): Promise<{ newUrl: string | null } | null> {
  const row = await db
    .selectFrom('url_history')
    .select('new_url as newUrl')
    .where('old_url', '=', url)
    .where('language_id', '=', languageId)
    .executeTakeFirst();
  return row ?? null;
}

/** What an alias used to name in a language; null where it never named anything of that kind. */
export async function findFormerName(
  db: ShopDatabase,
  { kind, alias, languageId }: { kind: FormerName['kind']; alias: string; languageId: string },
): Promise<FormerName | null> {
  const row = await db
    .selectFrom('alias_history')
    .select(['kind', 'target_id as targetId'])
    .where('kind', '=', kind)
    .where('old_alias', '=', alias)
    .where('language_id', '=', languageId)
    .executeTakeFirst();
  return row ?? null;
}

/** One row of a redirect list; `newUrl` is null where nothing took the place of the old one. */
export interface Redirect {
  oldUrl: string;
  newUrl: string | null;
}

/** Reads part of the list of addresses that moved, in every language. */
export async function readUrlHistory(db: ShopDatabase, skip: number, take: number): Promise<readonly Redirect[]> {
  return db
    .selectFrom('url_history')
    .select(['old_url as oldUrl', 'new_url as newUrl'])
    .orderBy('url_history_id')
    .offset(skip)
    .limit(take)
    .execute();
}

/**
 * Reads part of the list of aliases that changed, in every language, with the alias of today, and after them the aliases of
 * what is hidden and kept its own.
 */
export async function readAliasHistory(db: ShopDatabase, skip: number, take: number): Promise<readonly Redirect[]> {
  const { rows } = await sql<Redirect>`
    select "oldUrl", "newUrl" from (
      select 1 as part, past.alias_history_id as place, past.old_alias as "oldUrl",
        case past.kind
          when 'product' then (
            select text.alias from product_texts text join products target on target.product_id = text.product_id
            where target.product_id = past.target_id and target.is_active and text.language_id = past.language_id
          )
          when 'category' then (
            select text.alias from category_texts text join categories target on target.category_id = text.category_id
            where target.category_id = past.target_id and target.is_active and text.language_id = past.language_id
          )
          when 'brand' then (select alias from brands where brand_id = past.target_id and is_active)
          when 'campaign' then (
            select text.alias from discount_campaign_texts text join discount_campaigns target using (campaign_id)
            where target.campaign_id = past.target_id and target.is_active and text.language_id = past.language_id
          )
        end as "newUrl"
      from alias_history past
      union all
      select 2, product_id, alias, null from products join product_texts using (product_id) where not is_active
      union all
      select 3, category_id, alias, null from categories join category_texts using (category_id) where not is_active
      union all
      select 4, brand_id, alias, null from brands where not is_active
    ) listed
    order by part, place, "oldUrl" offset ${skip} limit ${take}
  `.execute(db);
  return rows;
}
