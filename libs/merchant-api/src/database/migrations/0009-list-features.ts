import { sql, type Kysely } from 'kysely';

/** What lists are made of beside the goods and their prices. */
const watched = [
  'discount_campaigns',
  'discount_campaign_texts',
  'discount_campaign_markets',
  'discount_campaign_products',
  'price_lists',
  'price_list_prices',
  'reviews',
];

/** Lists notice changes of campaigns, price lists and reviews too. */
export const listFeatures = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of watched) await sql`select watch_for_lists(${table})`.execute(db);
  },
};
