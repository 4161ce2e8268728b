import { sql } from 'kysely';
import { readNumbers } from '../../database/number-column.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** No product has more votes, as far as their order is concerned. */
const MOST_VOTES = 9999;

/**
 * How products are liked by those who read a language, by product id: a higher number is a better average, and of equal ones
 * more votes.
 */
export async function readVotes(db: ShopDatabase, languageId: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ ids: string | null; votes: string | null }>`
    select string_agg(product_id::text, ' ') as ids, string_agg(votes::text, ' ') as votes
    from (
      select product_id,
        round(avg(rating) * 100)::bigint * (${MOST_VOTES}::integer + 1) + least(count(*), ${MOST_VOTES}::integer) as votes
      from product_reviews
      where language_id = ${languageId}
      group by product_id
    ) liked
  `.execute(db);
  const votes = readNumbers(rows[0]?.votes ?? null);
  return new Map(Array.from(readNumbers(rows[0]?.ids ?? null), (productId, row) => [productId, votes[row] ?? 0]));
}
