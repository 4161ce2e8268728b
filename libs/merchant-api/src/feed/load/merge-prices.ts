import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { LoadContext } from './load-context.ts';

/**
 * Adds to the price log what the feed changes. What was once in force stays; a sale counts from its start, and one that
 * the shop learns of late from now, as the old price was asked until then. Plans that a new feed drops were never asked.
 */
export async function mergePrices(db: ShopDatabase, { marketId, now }: LoadContext): Promise<void> {
  const moment = new Date(now);
  await sql`
    create temporary table stage_prices as
    select staged.product_no, staged.product_id, item.regular, item.sale, item.sale_from, item.sale_to, item.price_steps,
      item.sale is not null and coalesce(item.sale_to > ${moment}, true) as has_sale,
      coalesce(item.sale_from <= ${moment}, true) as has_begun,
      exists (
        select from price_log entry where entry.product_id = staged.product_id and entry.market_id = ${marketId}
      ) as has_history
    from stage_products staged join stage_items item on item.line = staged.first_line
  `.execute(db);
  await sql`analyze stage_prices`.execute(db);
  await addPast(db, marketId);
  await dropPlans(db, marketId, moment);
  await addPresent(db, marketId, moment);
  await addPlans(db, marketId, moment);
}

/** Only for products that have no history here yet. */
async function addPast(db: ShopDatabase, marketId: string): Promise<void> {
  await sql`
    insert into price_log (product_id, market_id, selling_inc_vat, regular_inc_vat, valid_from)
    select price.product_id, ${marketId}, step.selling, step.regular, step.from
    from stage_prices price
    cross join lateral json_to_recordset(price.price_steps)
      as step (selling integer, regular integer, "from" timestamptz)
    where not price.has_history
    order by price.product_no, step.from
  `.execute(db);
}

const plans = (moment: Date) => sql`
  select product_id, sale as selling, regular, sale_from as valid_from
  from stage_prices where has_sale and not has_begun
  union all
  select product_id, regular, regular, sale_to
  from stage_prices where has_sale and sale_to > ${moment}
`;

/** The log only ever grows; what has never been in force may leave it again. */
async function dropPlans(db: ShopDatabase, marketId: string, moment: Date): Promise<void> {
  await sql`set local torg.price_log = 'rewrite'`.execute(db);
  await sql`
    delete from price_log entry using stage_prices price
    where entry.product_id = price.product_id and entry.market_id = ${marketId} and entry.valid_from > ${moment}
      and not exists (
        select from (${plans(moment)}) plan
        where plan.product_id = entry.product_id and plan.valid_from = entry.valid_from
          and plan.selling = entry.selling_inc_vat and plan.regular = entry.regular_inc_vat
      )
  `.execute(db);
  await sql`set local torg.price_log = ''`.execute(db);
}

async function addPresent(db: ShopDatabase, marketId: string, moment: Date): Promise<void> {
  await sql`
    insert into price_log (product_id, market_id, selling_inc_vat, regular_inc_vat, valid_from)
    select price.product_id, ${marketId}, wanted.selling, price.regular,
      case when current.selling_inc_vat is null and wanted.is_sale then coalesce(price.sale_from, ${moment})
        else ${moment} end
    from stage_prices price
    cross join lateral (
      select price.has_sale and price.has_begun as is_sale,
        case when price.has_sale and price.has_begun then price.sale else price.regular end as selling
    ) wanted
    left join lateral (
      select entry.selling_inc_vat, entry.regular_inc_vat from price_log entry
      where entry.product_id = price.product_id and entry.market_id = ${marketId} and entry.valid_from <= ${moment}
      order by entry.valid_from desc, entry.price_log_id desc limit 1
    ) current on true
    where (current.selling_inc_vat, current.regular_inc_vat) is distinct from (wanted.selling, price.regular)
    order by price.product_no
  `.execute(db);
}

async function addPlans(db: ShopDatabase, marketId: string, moment: Date): Promise<void> {
  await sql`
    insert into price_log (product_id, market_id, selling_inc_vat, regular_inc_vat, valid_from)
    select plan.product_id, ${marketId}, plan.selling, plan.regular, plan.valid_from
    from (${plans(moment)}) plan
    where not exists (
      select from price_log entry
      where entry.product_id = plan.product_id and entry.market_id = ${marketId} and entry.valid_from = plan.valid_from
    )
    order by plan.product_id, plan.valid_from
  `.execute(db);
}
