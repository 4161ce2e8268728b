import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { LoadContext } from './load-context.ts';

/** Writes the texts of products in the language of the load. Rows that would stay the same are not touched. */
export async function mergeTexts(db: ShopDatabase, { languageId }: LoadContext): Promise<void> {
  await stageTexts(db, languageId);
  await makeAliasesUnique(db, languageId);
  await sql`
    insert into alias_history (kind, target_id, language_id, old_alias)
    select 'product', text.product_id, text.language_id, text.alias
    from stage_texts staged
    join product_texts text on text.product_id = staged.product_id and text.language_id = ${languageId}
    where staged.alias <> text.alias
    on conflict (kind, language_id, old_alias) do update set target_id = excluded.target_id
  `.execute(db);
  // Two products may have swapped their aliases; a moment without both keeps the rule that each is used once.
  await sql`
    update product_texts text set alias = '~' || text.product_id
    from stage_texts staged
    where staged.product_id = text.product_id and text.language_id = ${languageId} and staged.alias <> text.alias
  `.execute(db);
  await sql`
    insert into product_texts as text (
      product_id, language_id, alias, name, text1, text2, text3, meta_title, meta_description, sort_key
    )
    select product_id, ${languageId}, alias, title, summary, description, '', title, summary, sort_key
    from stage_texts order by product_no
    on conflict (product_id, language_id) do update set
      alias = excluded.alias, name = excluded.name, text1 = excluded.text1, text2 = excluded.text2,
      meta_title = excluded.meta_title, meta_description = excluded.meta_description, sort_key = excluded.sort_key
    where (text.alias, text.name, text.text1, text.text2)
      is distinct from (excluded.alias, excluded.name, excluded.text1, excluded.text2)
  `.execute(db);
}

/**
 * A product takes its texts from its first item, its name from all of them. A link whose last part goods of several groups share, such as
 * `/shop?id=1` and `/shop?id=2`, does not name any of them.
 */
async function stageTexts(db: ShopDatabase, languageId: string): Promise<void> {
  await sql`
    create temporary table stage_texts as
    with shared as (
      select item.alias from stage_products staged
      join stage_items item on item.line = staged.first_line
      where item.alias is not null
      group by item.alias having count(distinct coalesce(staged.group_key, 'product ' || staged.product_no)) > 1
    )
    select staged.product_no, staged.product_id, item.id_slug, coalesce(own.title, item.title) as title,
      case when item.summary = item.title then coalesce(own.title, item.title) else item.summary end as summary,
      item.description, coalesce(own.sort_key, item.sort_key) as sort_key,
      coalesce(link.alias, text.alias, nullif(own.title_slug, ''), item.title_slug) as alias,
      text.alias is not null and text.alias = coalesce(link.alias, text.alias) as is_kept
    from stage_products staged
    join stage_items item on item.line = staged.first_line
    left join stage_names own on own.product_no = staged.product_no
    cross join lateral (
      select case when item.alias not in (select alias from shared) then item.alias end as alias
    ) link
    left join product_texts text on text.product_id = staged.product_id and text.language_id = ${languageId}
  `.execute(db);
  await sql`create index on stage_texts (alias)`.execute(db);
  await sql`analyze stage_texts`.execute(db);
}

/** Who has an alias keeps it; of those who want it the first gets it, and the others add what tells them apart. */
async function makeAliasesUnique(db: ShopDatabase, languageId: string): Promise<void> {
  for (const addition of [sql`staged.id_slug`, sql`staged.product_id`, sql`staged.product_id`]) {
    const { numAffectedRows = 0n } = await sql`
      update stage_texts staged set alias = staged.alias || '-' || ${addition}
      from (
        select product_no, row_number() over (partition by alias order by is_kept desc, product_no) as place
        from stage_texts
      ) queue
      where queue.product_no = staged.product_no and (
        queue.place > 1 or exists (
          select from product_texts other
          where other.language_id = ${languageId} and other.alias = staged.alias
            and other.product_id <> staged.product_id
            and not exists (select from stage_texts theirs where theirs.product_id = other.product_id)
        )
      )
    `.execute(db);
    if (numAffectedRows === 0n) return;
  }
}
