import { sql, type Kysely } from 'kysely';

const statements = [
  `create table favourites (
    favourite_id bigint generated always as identity,
    user_id integer not null references users on delete cascade,
    product_id integer not null references products on delete cascade,
    primary key (user_id, product_id)
  )`,
  'create index favourites_of_a_product on favourites (product_id)',
  `create table favourite_lists (
    list_number bigint generated always as identity,
    user_id integer not null references users on delete cascade,
    list_id text not null,
    name text not null,
    share_key text unique,
    primary key (user_id, list_id)
  )`,
  // What is marked no more is in no list, and what a list held stays marked when it ends.
  `create table favourite_list_items (
    item_id bigint generated always as identity,
    user_id integer not null,
    list_id text not null,
    product_id integer not null,
    primary key (user_id, list_id, product_id),
    foreign key (user_id, list_id) references favourite_lists on delete cascade,
    foreign key (user_id, product_id) references favourites (user_id, product_id) on delete cascade
  )`,
  'create index favourite_list_items_of_a_product on favourite_list_items (user_id, product_id)',
];

/** What customers have marked, and the lists that they sorted it into. */
export const favourites = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
