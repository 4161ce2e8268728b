import { sql } from 'kysely';
import { aliasFrom } from '../../catalogue/alias-from.ts';
import { sortKey } from '../../catalogue/sort-key.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { LoadContext } from './load-context.ts';
import { sharedTitle, titleOfSizes, withoutLastSize, type SizedTitle } from './shared-title.rules.ts';

const AT_ONCE = 1_000;

interface SizedProduct {
  product_no: number;
  sizes: readonly SizedTitle[];
}

/**
 * Finds what products and groups are called whose items have titles of their own: what the titles share. A product that
 * is one size among others keeps its title. Run when the choices of products are written.
 */
export async function nameProducts(db: ShopDatabase, { languageId }: LoadContext): Promise<void> {
  await sql`
    create temporary table stage_names (product_no integer primary key, title text, title_slug text, sort_key text)
  `.execute(db);
  let last = 0;
  for (;;) {
    const products = await readSized(db, last);
    last = products.at(-1)?.product_no ?? last;
    if (products.length === 0) break;
    const names = products.map(({ product_no, sizes }) => {
      const title = sizes.length > 1 ? titleOfSizes(sizes) : sizes.map(withoutLastSize).join('');
      return { product_no, title, title_slug: aliasFrom(title), sort_key: sortKey(title, languageId) };
    });
    await sql`
      insert into stage_names select * from json_populate_recordset(null::stage_names, ${JSON.stringify(names)}::json)
    `.execute(db);
  }
  await sql`analyze stage_names`.execute(db);
  await nameGroups(db);
}

/** Products of several sizes under different titles, and those of one size in a group that has its title end with it. */
async function readSized(db: ShopDatabase, after: number): Promise<SizedProduct[]> {
  const { rows } = await sql<SizedProduct>`
    select staged.product_no,
      json_agg(json_build_object('title', item.title, 'size', item.size) order by item.line) as sizes
    from stage_products staged
    join stage_links link on link.product_no = staged.product_no
    join stage_items item on item.line = link.line
    where staged.product_no > ${after} and not exists (
      select from variant_values choice where choice.product_id = staged.product_id and choice.dimension = 'Size'
    )
    group by staged.product_no
    having count(distinct item.title) > 1 or (
      count(*) = 1 and bool_and(item.group_key is not null and item.size is not null)
        and bool_and(position(lower(item.size) in lower(item.title)) > 0)
    )
    order by staged.product_no limit ${AT_ONCE}
  `.execute(db);
  return rows;
}

async function nameGroups(db: ShopDatabase): Promise<void> {
  const { rows } = await sql<{ key: string; titles: string[] }>`
    select item.group_key as key, array_agg(coalesce(own.title, item.title) order by item.line) as titles
    from stage_products staged
    join stage_items item on item.line = staged.first_line
    left join stage_names own on own.product_no = staged.product_no
    where staged.group_key is not null and not staged.is_translation
    group by item.group_key having count(*) > 1
  `.execute(db);
  const names = JSON.stringify(rows.map(({ key, titles }) => ({ key, name: sharedTitle(titles) })));
  await sql`
    update variant_groups family set name = shared.name
    from json_to_recordset(${names}::json) as shared (key text, name text)
    where family.key = shared.key and family.name <> shared.name
  `.execute(db);
}
