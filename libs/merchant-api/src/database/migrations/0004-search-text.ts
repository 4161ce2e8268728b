import { sql, type Kysely } from 'kysely';

const tables = [
  // Two tables, as most searches end in the first: its rows are small, those of whole texts are not.
  `create table search_labels (
    product_id integer not null references products on delete cascade,
    language_id text not null references languages,
    name text not null,
    title text not null,
    words tsvector not null,
    popularity smallint not null default 0,
    is_sold_out boolean not null default false,
    primary key (language_id, product_id)
  )`,
  `create index search_labels_by_word on search_labels using gin (words)`,
  `create index search_labels_by_product on search_labels (product_id)`,
  `create table search_texts (
    product_id integer not null references products on delete cascade,
    language_id text not null references languages,
    words tsvector not null,
    fingerprint text not null,
    primary key (language_id, product_id)
  )`,
  `create index search_texts_by_product on search_texts (product_id)`,
  `create index search_texts_by_word on search_texts using gin (words)`,
  `create table search_words (
    language_id text not null references languages,
    word text not null,
    folded text collate "C" not null,
    lexeme text not null,
    stem text collate "C" not null,
    parts text[] not null default '{}',
    typo_keys text[] not null,
    products integer not null,
    label_products integer not null,
    primary key (language_id, word)
  )`,
  `create index search_words_by_beginning on search_words (language_id, folded)`,
  `create index search_words_by_stem on search_words (language_id, stem)`,
  `create index search_words_by_part on search_words using gin (parts)`,
  `create index search_words_by_typo on search_words using gin (typo_keys)`,
  `create table search_numbers (
    number text collate "C" not null,
    product_id integer not null references products on delete cascade,
    primary key (number, product_id)
  )`,
];

/** Whether a product can be bought is known to the search at once, whoever writes the stock. */
const soldOut = [
  `create function note_sold_out() returns trigger language plpgsql as $$
  begin
    update search_labels label
    set is_sold_out = now.is_sold_out
    from (
      select sku.product_id, sum(stock.in_stock + stock.oversellable + stock.static_stock) = 0 as is_sold_out
      from skus sku join stock on stock.sku_id = sku.sku_id
      where sku.is_active and sku.product_id in (
        select changed.product_id from skus changed join written on written.sku_id = changed.sku_id
      )
      group by sku.product_id
    ) now
    where label.product_id = now.product_id and label.is_sold_out <> now.is_sold_out;
    return null;
  end
  $$`,
  `create trigger stock_written after update on stock
    referencing new table as written for each statement execute function note_sold_out()`,
];

/** The text search gets tables of its own, made from the catalogue; what it kept beside the texts goes. */
export const searchText = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table product_texts drop column search, drop column folded, drop column keywords`.execute(db);
    for (const statement of [...tables, ...soldOut]) await sql.raw(statement).execute(db);
  },
};
