import { sql, type Kysely } from 'kysely';

/** What lists are made of: a write to any of these changes them. */
const watched = [
  'brands',
  'categories',
  'category_texts',
  'parameter_group_texts',
  'price_log',
  'product_categories',
  'product_parameters',
  'product_texts',
  'products',
  'sku_texts',
  'skus',
  'stock',
  'variant_groups',
  'variant_labels',
  'variant_values',
];

const statements = [
  // One row per transaction that changed a list. No two transactions write the same row, so none waits for another.
  `create table catalogue_changes (
    transaction_id xid8 primary key,
    changed_at timestamptz not null default now()
  )`,
  `create function note_catalogue_change() returns trigger language plpgsql as $$
    begin
      insert into catalogue_changes (transaction_id) values (pg_current_xact_id()) on conflict do nothing;
      return null;
    end
  $$`,
  // Later migrations call this for tables of their own.
  `create function watch_for_lists(table_name text) returns void language plpgsql as $$
    begin
      execute format(
        'create trigger note_catalogue_change after insert or update or delete or truncate on %I
          for each statement execute function note_catalogue_change()',
        table_name
      );
    end
  $$`,
  ...watched.map((table) => `select watch_for_lists('${table}')`),
  `create table filter_parameters (
    parameter_key text primary key,
    position integer not null
  )`,
  `insert into filter_parameters (parameter_key, position) values ('material', 1), ('age', 2), ('origin', 3)`,
];

/** Notes every change of the catalogue, so that lists know when they are old, and which facts are filters. */
export const listChanges = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
