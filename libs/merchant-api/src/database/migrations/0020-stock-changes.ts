import { sql, type Kysely } from 'kysely';

/** What says how much there is to buy; a sale writes to it. */
const watched = ['stock', 'stock_holds'];

const statements = [
  `create table stock_changes (
    transaction_id xid8,
    product_id integer,
    changed_at timestamptz not null default now(),
    primary key (transaction_id, product_id)
  )`,
  // A write to so many goods is no sale, and naming each of them would take longer than reading everything anew.
  `create function note_stock_change() returns trigger language plpgsql as $$
    begin
      if (select count(*) from (select from changed limit 201) first_ones) > 200 then
        insert into catalogue_changes (transaction_id) values (pg_current_xact_id()) on conflict do nothing;
      else
        insert into stock_changes (transaction_id, product_id)
        select distinct pg_current_xact_id(), product_id from changed join skus using (sku_id)
        on conflict do nothing;
      end if;
      return null;
    end
  $$`,
  ...watched.flatMap((table) => [
    `drop trigger note_catalogue_change on ${table}`,
    // The rows of a table that is emptied cannot be looked at.
    `create trigger note_catalogue_change after truncate on ${table}
      for each statement execute function note_catalogue_change()`,
    ...(['insert', 'update', 'delete'] as const).map(
      (act) => `create trigger note_stock_${act} after ${act} on ${table}
        referencing ${act === 'delete' ? 'old' : 'new'} table as changed
        for each statement execute function note_stock_change()`,
    ),
  ]),
];

/** A sale notes which goods it takes, so that what shows none of them stays as it is. */
export const stockChanges = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
