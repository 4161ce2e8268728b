import { sql } from 'kysely';
import { inChunks } from '../database/in-chunks.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { FormerName } from './address-history.repository.ts';
import { seedLanguages } from './seed-languages.ts';
import type { SeedRedirect } from './seed-goods.ts';

type Kind = FormerName['kind'];

/** What something is called in addresses of a language. */
interface NamedTarget {
  kind: Kind;
  target_id: number;
  language_id: string;
  alias: string;
}

/** Reads what everything is called in addresses, so that a later look can tell what changed. */
export async function readAliases(db: ShopDatabase): Promise<readonly NamedTarget[]> {
  const { rows } = await sql<NamedTarget>`
    select 'product' as kind, product_id as target_id, language_id, alias from product_texts
    union all select 'category', category_id, language_id, alias from category_texts
    union all select 'brand', brand_id, language_id, alias from brands cross join languages
    union all select 'campaign', campaign_id, language_id, alias from discount_campaign_texts
  `.execute(db);
  return rows;
}

/** Remembers the aliases that something had before and has no longer. An alias in use again leads nowhere else. */
export async function storeFormerAliases(db: ShopDatabase, before: readonly NamedTarget[]): Promise<void> {
  const nameOf = ({ kind, target_id, language_id }: NamedTarget) => `${kind} ${target_id} ${language_id}`;
  const now = await readAliases(db);
  const current = new Map(now.map((target) => [nameOf(target), target.alias]));
  const inUse = new Set(now.map(({ kind, language_id, alias }) => `${kind} ${language_id} ${alias}`));
  // What is called nothing any more is gone, and whoever asks for it shall be told so.
  const changed = before.filter((target) => current.get(nameOf(target)) !== target.alias);
  const rows = changed
    .filter(({ kind, language_id, alias }) => !inUse.has(`${kind} ${language_id} ${alias}`))
    .map(({ alias, ...target }) => ({ ...target, old_alias: alias }));
  for (const chunk of inChunks(rows)) {
    await db
      .insertInto('alias_history')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'language_id', 'old_alias'])
          .doUpdateSet(({ ref }) => ({ target_id: ref('excluded.target_id') })),
      )
      .execute();
  }
}

/** Writes the addresses that the seed says have moved. */
export async function seedRedirects(db: ShopDatabase, redirects: readonly SeedRedirect[]): Promise<void> {
  const rows = redirects.map(({ language, from, to }) => ({
    language_id: seedLanguages.find(({ key }) => key === language)?.languageId ?? language,
    old_url: from,
    new_url: to,
  }));
  for (const chunk of inChunks(rows)) await db.insertInto('url_history').values(chunk).execute();
}
