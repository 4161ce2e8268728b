import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';

const standing = sql`orders.status not in ('pending-payment', 'cancelled', 'out-of-stock')`;
const waiting = sql`orders.status = 'pending-payment'`;
const ended = sql`orders.status in ('cancelled', 'out-of-stock')`;
const drawn = sql`coalesce((select -sum(amount) from balance_entries where reference = 'order-' || orders.order_id), 0)`;
const pending = sql`(orders.counted -> 'totals' -> 'balance' ->> 'pending')::integer`;
const uses = sql`(select count(*) from promotion_uses use where use.order_id = orders.order_id`;
const giftCards = sql`select coalesce(sum(quantity), 0) from order_lines line join products using (product_id)
  where products.type = 'giftcard' and line.order_id = orders.order_id`;
const units = sql`select order_id, sku_id, sum(quantity) as units from order_lines group by order_id, sku_id`;

/** What must be so whenever no transaction is open, whatever happened before: each finds what is not. */
const laws = {
  'an order has the lines that it was counted with': sql`select order_id from orders
    where jsonb_array_length(counted -> 'lines') <> (select count(*) from order_lines line where line.order_id = orders.order_id)`,
  'the last thing that happened to an order is how it stands': sql`select order_id from orders where status <>
    (select data ->> 'status' from order_events event where event.order_id = orders.order_id order by event_id desc limit 1)`,
  'what is held is what waits for money': sql`
    (select hold.order_id, hold.sku_id, hold.quantity from stock_holds hold except
      select orders.order_id, sku_id, units from (${units}) line join orders using (order_id) where ${waiting})
    union all
    (select orders.order_id, sku_id, units from (${units}) line join orders using (order_id) where ${waiting} except
      select order_id, sku_id, quantity from stock_holds)`,
  'what was taken is what was sold': sql`
    select order_id, sku_id, units from (${units}) line join orders using (order_id) where ${standing}
    except select order_id, sku_id, in_stock + oversellable + static_stock from taken_stock`,
  'a balance holds what its ledger says': sql`select balance_id from balances
    where amount <> (select sum(amount) from balance_entries entry where entry.balance_id = balances.balance_id)`,
  'an order that is not over has drawn what it says, others nothing': sql`select order_id from orders
    where ${drawn} <> case when ${ended} then 0 else ${pending} end`,
  'a gift card was issued for each that is paid for': sql`select order_id from orders
    where (select count(*) from bought_gift_cards bought where bought.order_id = orders.order_id) <>
      case when is_paid and ${standing} then (${giftCards}) else 0 end`,
  'a buyer is sent the codes of gift cards once': sql`select 1 where
    (select count(distinct order_id) from bought_gift_cards) <>
    (select count(*) from mails where kind = 'gift-cards-bought')`,
  'a promotion is used by orders that are not over': sql`select order_id from orders
    where ${uses}) <> case when ${ended} then 0 else jsonb_array_length(counted -> 'promotions') end`,
  'a promotion is used for good by orders that stand': sql`select order_id from orders
    where ${standing} and ${uses} and expires_at is not null) > 0`,
  'a cart is closed when its order stands': sql`select cart_id from carts
    where is_ordered <> exists (select from orders where orders.cart_id = carts.cart_id and ${standing})`,
  'a cart that is closed so holds what was ordered of it': sql`select cart_id from carts join orders using (cart_id)
    where is_ordered and ${standing} and jsonb_array_length(orders.counted -> 'cart' -> 'lines') <>
      (select count(*) from cart_lines line where line.cart_id = carts.cart_id)`,
  'what came later is in a cart to go on with': sql`select cart_id from carts left join cart_lines using (cart_id)
    where exists (select from carts ordered where ordered.continued_as = carts.cart_id) and line_id is null`,
  'a payment came where an order was paid': sql`select session_id from payment_sessions session
    join orders using (order_id) where (session.outcome is not distinct from 'paid') <> orders.is_paid`,
  'a buyer is told once that an order stands': sql`select 1 where
    (select count(*) from orders where ${standing}) <> (select count(*) from mails where kind = 'order-confirmation')`,
};

/** Which laws of orders do not hold; none where all is well. `stocked` is what every sku with a name in `skus` began with. */
export async function checkOrderBooks(db: ShopDatabase, skus: readonly string[], stocked: number): Promise<string[]> {
  const broken: string[] = [];
  for (const [law, finds] of Object.entries(laws)) {
    const { rows } = await finds.execute(db);
    if (rows.length > 0) broken.push(`${law}: ${JSON.stringify(rows)}`);
  }
  const { rows } = await sql`
    select article_number, in_stock, taken from skus join stock using (sku_id), lateral (
      select coalesce(sum(units), 0) as taken from (${units}) line join orders using (order_id)
      where ${standing} and line.sku_id = skus.sku_id
    ) sold where article_number in (${sql.join(skus)}) and in_stock + taken <> ${stocked}
  `.execute(db);
  if (rows.length > 0) broken.push(`no stock is lost: ${JSON.stringify(rows)}`);
  return broken;
}
