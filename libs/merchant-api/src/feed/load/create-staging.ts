import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';

const tables: readonly string[] = [
  `create temporary table stage_items (
    line integer primary key,
    shown_line integer not null,
    id text not null unique,
    id_slug text not null,
    group_key text,
    title text not null,
    title_slug text not null,
    summary text not null,
    description text not null,
    alias text,
    brand_key text not null,
    brand_name text not null,
    gtin text not null,
    part_number text,
    colour text,
    colour_key text not null,
    hex text,
    pattern text,
    pattern_key text not null,
    material text,
    material_key text not null,
    size text,
    size_key text not null,
    categories text[] not null,
    pictures text[] not null,
    details json not null,
    attributes jsonb not null,
    in_stock integer not null,
    oversellable integer not null,
    is_counted boolean not null,
    vat_class text,
    weight_grams integer,
    content_amount double precision,
    content_unit text,
    regular integer not null,
    sale integer,
    sale_from timestamptz,
    sale_to timestamptz,
    first_available timestamptz,
    sold integer,
    price_steps json not null,
    sort_key text not null
  )`,
  // Rows that stay out are in the feed all the same.
  `create temporary table stage_refused (id text primary key)`,
  `create temporary table stage_pictures (source text primary key, file_name text)`,
  `create temporary table stage_categories (path text primary key, category_id integer not null)`,
  `create temporary table stage_products (
    product_no integer generated always as identity primary key,
    product_key text not null unique,
    group_key text,
    first_line integer not null,
    product_id integer,
    is_new boolean not null default false,
    is_translation boolean not null
  )`,
];

const made = [
  'stage_items',
  'stage_refused',
  'stage_pictures',
  'stage_categories',
  'stage_products',
  'stage_links',
  'stage_groups',
  'stage_values',
  'stage_names',
  'stage_texts',
  'stage_prices',
  'stage_files',
  'stage_keys',
];

/** Makes the tables that a load is gathered in. They belong to one connection and nobody else sees them. */
export async function createStaging(db: ShopDatabase): Promise<void> {
  await dropStaging(db);
  for (const table of tables) await sql.raw(table).execute(db);
}

/** Takes the tables of a load away, as the connection goes back to a pool. */
export async function dropStaging(db: ShopDatabase): Promise<void> {
  await sql.raw(`drop table if exists ${made.map((name) => `pg_temp.${name}`).join(', ')}`).execute(db);
}
