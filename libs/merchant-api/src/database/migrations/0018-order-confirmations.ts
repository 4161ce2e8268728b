import { sql, type Kysely } from 'kysely';

/** What is told of an order once it stands is kept from when it is placed; earlier orders were told of nothing. */
export const orderConfirmations = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table orders add column confirmation jsonb`.execute(db);
  },
};
