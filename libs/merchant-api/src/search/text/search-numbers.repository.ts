import { sql, type RawBuilder } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { FoundProduct } from './found-product.ts';

/** An article number as it is compared: letters and digits alone. */
function bareSql(number: RawBuilder<unknown>): RawBuilder<string> {
  return sql`regexp_replace(upper(${number}), '[^A-Z0-9]', '', 'g')`;
}

/** Makes the numbers that can be searched those of the catalogue. */
export async function writeNumbers(db: ShopDatabase): Promise<void> {
  await sql`
    with now as (
      select ${bareSql(sql`article_number`)} as number, product_id from products where is_active
      union
      select ${bareSql(sql`article_number`)}, product_id from skus where is_active
      union
      select ltrim(${bareSql(sql`gtin`)}, '0'), product_id from skus where is_active
    ), gone as (
      delete from search_numbers old
      where not exists (select from now where now.number = old.number and now.product_id = old.product_id)
    )
    insert into search_numbers (number, product_id) select number, product_id from now where number <> ''
    on conflict do nothing
  `.execute(db);
}

const SHORTEST_NUMBER = 3;
const LONGEST_NUMBER = 40;
/** Above every rank of words: a number means one product. */
const WHOLE_NUMBER_RANK = 20;
const BEGINNING_RANK = 10;

/** The text as a number, hyphens and spaces apart; null where it cannot be one. */
export function readNumber(text: string): string | null {
  if (text.length > LONGEST_NUMBER || !/^[\sA-Za-z0-9./_-]+$/.test(text) || !/\d/.test(text)) return null;
  const bare = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  // A GTIN of 12, 13 or 14 digits is the same with and without its leading zeros.
  const number = /^\d{8,}$/.test(bare) ? bare.replace(/^0+/, '') : bare;
  return number.length < SHORTEST_NUMBER ? null : number;
}

/** Products whose article number or GTIN is the number, or begins with it. */
export async function findByNumber(db: ShopDatabase, number: string, limit: number): Promise<FoundProduct[]> {
  const { rows } = await sql<{ product_id: number; is_whole: boolean }>`
    select product_id, bool_or(number = ${number}) as is_whole
    from search_numbers
    where number >= ${number} and number < ${`${number}~`}
    group by product_id
    order by is_whole desc, min(number), product_id
    limit ${limit}
  `.execute(db);
  return rows.map(({ product_id, is_whole }, index) => ({
    productId: product_id,
    rank: (is_whole ? WHOLE_NUMBER_RANK : BEGINNING_RANK) - index / limit,
  }));
}
