import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';

/** Finds products by their aliases: in the asked language first, else in any. */
export async function findByAliases(
  db: ShopDatabase,
  aliases: readonly string[],
  languageId: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('product_texts')
    .select(['alias', 'product_id'])
    .where('alias', 'in', aliases)
    .orderBy((eb) => eb('language_id', '=', languageId))
    .orderBy('product_id', 'desc')
    .execute();
  return new Map(rows.map(({ alias, product_id }) => [alias, product_id]));
}

/** The ids of products that have an article number, or a size that has it, in the order of the numbers. */
export async function findByArticleNumbers(db: ShopDatabase, articleNumbers: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id
    from (
      select product_id, article_number from products where article_number = any(${articleNumbers}::text[])
      union all
      select product_id, article_number from skus where article_number = any(${articleNumbers}::text[]) and is_active
    ) found
    group by product_id
    order by min(array_position(${articleNumbers}::text[], article_number)), product_id
  `.execute(db);
  return rows.map(({ product_id }) => product_id);
}
