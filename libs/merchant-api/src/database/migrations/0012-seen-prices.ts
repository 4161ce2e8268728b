import { sql, type Kysely } from 'kysely';

/** What a line's price was when the shopper last saw it, so that another one can be told. */
export const seenPrices = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table cart_lines
        add column seen_selling integer,
        add column seen_market_id text,
        add constraint cart_lines_with_whole_prices check ((seen_selling is null) = (seen_market_id is null))
    `.execute(db);
  },
};
