import { sql, type RawBuilder } from 'kysely';
import { readPackageStock } from '../../catalogue/package-stock.repository.ts';
import { totalStock } from '../../catalogue/sku-record.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { configurationSql, stemmerSql } from './dictionaries.ts';
import { foldedWordsSql, plainSql } from './plain-text-sql.ts';

/** A word of the catalogue and what the dictionary makes of it. */
export interface NewWord {
  word: string;
  lexeme: string;
}

/** More of a text than this says nothing new about a product. */
const MOST_LETTERS = 20_000;

/**
 * Writes what can be searched of all products whose texts have changed since, and removes products that are gone. Answers
 * with the words of what was written; `version` is part of what is compared.
 */
export async function writeProducts(db: ShopDatabase, languageId: string, version: string): Promise<NewWord[]> {
  await forgetProducts(db, languageId);
  const configuration = configurationSql(languageId);
  const vector = (text: string) => sql`to_tsvector(${configuration}, ${sql.ref(text)})`;
  const { rows } = await sql<NewWord>`
    with recursive ${placesSql(languageId)}, source as materialized (${sourceSql(languageId)}), changed as materialized (
      select source.*, fingerprint.value as fingerprint
      from source
      cross join lateral md5(concat_ws('|', ${version}::text, name, labels, texts)) as fingerprint (value)
      left join search_texts old on old.product_id = source.product_id and old.language_id = ${languageId}
      where old.fingerprint is distinct from fingerprint.value
    ), labelled as (
      insert into search_labels (product_id, language_id, name, title, words)
      select product_id, ${languageId}, folded_name, title,
        setweight(${vector('name')}, 'A') || setweight(${vector('labels')}, 'B')
      from changed order by primary_category_id, product_id
      on conflict (language_id, product_id) do update
        set name = excluded.name, title = excluded.title, words = excluded.words
    ), written as (
      insert into search_texts (product_id, language_id, words, fingerprint)
      select product_id, ${languageId}, strip(${vector('name')} || ${vector('labels')} || ${vector('texts')}), fingerprint
      from changed order by primary_category_id, product_id
      on conflict (language_id, product_id) do update set words = excluded.words, fingerprint = excluded.fingerprint
    ), tokens as materialized (
      select distinct token.lexeme as word
      from changed, unnest(to_tsvector('simple', concat_ws(' ', name, labels, texts))) as token
    )
    select word, lexeme
    from tokens cross join lateral (select (ts_lexize(${stemmerSql(languageId)}, word))[1] as lexeme) lexized
    where lexeme is not null
  `.execute(db);
  return rows;
}

async function forgetProducts(db: ShopDatabase, languageId: string): Promise<void> {
  for (const table of ['search_labels', 'search_texts']) {
    await sql`
      delete from ${sql.table(table)} old
      where language_id = ${languageId} and not exists (
        select from products product join product_texts text using (product_id)
        where product.product_id = old.product_id and text.language_id = ${languageId} and product.is_active
      )
    `.execute(db);
  }
}

/** Notes what sells and what is sold out, packages apart. */
export async function writeStanding(db: ShopDatabase): Promise<void> {
  await sql`
    update search_labels label
    set popularity = now.popularity, is_sold_out = coalesce(now.is_sold_out, label.is_sold_out)
    from (
      select product.product_id, least(200, 16 * ln(1 + greatest(0, product.sold)))::smallint as popularity,
        case when product.type <> 'package'
          then coalesce(sum(stock.in_stock + stock.oversellable + stock.static_stock), 0) = 0
        end as is_sold_out
      from products product
      left join skus sku on sku.product_id = product.product_id and sku.is_active
      left join stock on stock.sku_id = sku.sku_id
      group by product.product_id
    ) now
    where label.product_id = now.product_id
      and (label.popularity, label.is_sold_out)
        is distinct from (now.popularity, coalesce(now.is_sold_out, label.is_sold_out))
  `.execute(db);
}

/** Notes which packages are sold out in a language: nothing of what they are put together of, or too little. */
export async function writePackageStanding(db: ShopDatabase, languageId: string): Promise<void> {
  const packages = [...(await readPackageStock(db, languageId))];
  const soldOut = packages.flatMap(([productId, stock]) => (totalStock(stock) === 0 ? productId : []));
  await sql`
    update search_labels label set is_sold_out = not label.is_sold_out
    where label.language_id = ${languageId} and label.product_id = any(${packages.map(([id]) => id)}::integer[])
      and label.is_sold_out <> (label.product_id = any(${soldOut}::integer[]))
  `.execute(db);
}

/** Every category with its own name and the names of those above it. */
function placesSql(languageId: string): RawBuilder<unknown> {
  return sql`places (category_id, parent_category_id, names) as (
    select category.category_id, category.parent_category_id, coalesce(text.name, '')
    from categories category
    left join category_texts text on text.category_id = category.category_id and text.language_id = ${languageId}
    where category.is_active
    union all
    select places.category_id, above.parent_category_id, concat_ws(' ', places.names, text.name)
    from places
    join categories above on above.category_id = places.parent_category_id
    left join category_texts text on text.category_id = above.category_id and text.language_id = ${languageId}
  )`;
}

/** Groups of facts that nobody looks for: a maker's address would find goods by its town, and a table its figures. */
const unsearched = ['nutrition', 'product-safety'];

/** What can be searched of every product in a language, in plain words. */
function sourceSql(languageId: string): RawBuilder<unknown> {
  return sql`
    select product.product_id, product.primary_category_id,
      ${plainSql(sql`text.name`)} as name,
      ${foldedWordsSql(sql`text.name`)} as folded_name,
      ${foldedWordsSql(sql`split_part(text.name, ',', 1)`)} as title,
      ${plainSql(sql`concat_ws(' ', brand.name, place.names, label.names, size.names)`)} as labels,
      ${plainSql(sql`left(concat_ws(' ', text.text1, text.text2, fact.values), ${sql.lit(MOST_LETTERS)})`)} as texts
    from products product
    join product_texts text on text.product_id = product.product_id and text.language_id = ${languageId}
    join brands brand on brand.brand_id = product.brand_id
    left join (
      select product_id, string_agg(names, ' ' order by category_id) as names
      from product_categories join places using (category_id) where parent_category_id is null group by product_id
    ) place on place.product_id = product.product_id
    left join (
      select product_id, string_agg(label, ' ' order by level) as names
      from variant_labels where language_id = ${languageId} group by product_id
    ) label on label.product_id = product.product_id
    left join (
      select product_id, string_agg(nullif(name, '-'), ' ' order by position) as names
      from skus join sku_texts using (sku_id) where language_id = ${languageId} and is_active group by product_id
    ) size on size.product_id = product.product_id
    left join (
      select product_id, string_agg(value, ' ' order by product_parameters.position) as values
      from product_parameters join parameters using (parameter_id) join parameter_groups grouping using (parameter_group_id)
      where language_id = ${languageId} and grouping.key <> all(${unsearched}::text[])
      group by product_id
    ) fact on fact.product_id = product.product_id
    where product.is_active
  `;
}
