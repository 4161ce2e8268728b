import { writtenRead } from '../database/gathered-read.ts';
import { groupBy } from '../database/group-by.ts';

/** Reads the units that are held at `now` for unpaid orders, by cart id and then by sku id. */
export function holdsOfCarts(now: number) {
  return writtenRead<string, { cart_id: string; sku_id: number; quantity: number }, ReadonlyMap<number, number>>(
    `select orders.cart_id, hold.sku_id, hold.quantity
      from stock_holds hold join orders on orders.order_id = hold.order_id
      where orders.cart_id = any((select $1::text[])::text[]) and hold.expires_at > $2`,
    [new Date(now)],
    (rows) => {
      const ofCarts = [...groupBy(rows, ({ cart_id }) => cart_id)];
      return new Map(ofCarts.map(([id, own]) => [id, new Map(own.map(({ sku_id, quantity }) => [sku_id, quantity]))]));
    },
  );
}
