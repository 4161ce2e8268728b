import { sql, type Kysely } from 'kysely';

const statements = [
  `create table bought_gift_cards (
    balance_id integer primary key references gift_cards,
    order_id integer not null references orders,
    line_position integer not null,
    unit integer not null check (unit > 0),
    amount integer not null check (amount > 0),
    closed_amount integer check (closed_amount between 0 and amount),
    unique (order_id, line_position, unit)
  )`,
];

/** Gift cards that were issued for orders. The key by order is unique, so that no unit that was paid for gives two cards. */
export const boughtGiftCards = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
