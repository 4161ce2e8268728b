import type { UserRecord } from '../account/user-record.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { OrderRecord } from './order-record.ts';
import { addOrderEvent } from './order.repository.ts';

interface Claim {
  /** Found by what the buyer alone has. */
  order: Pick<OrderRecord, 'orderId'>;
  user: Pick<UserRecord, 'userId' | 'email'>;
  now: number;
}

/**
 * Gives a guest's order to a customer, and says whether it is theirs. Nobody has to prove an address to make an account
 * with it, so the address alone opens nothing; and whoever was sent a link gets no order of another address.
 */
export async function claimOrder(db: ShopDatabase, { order: { orderId }, user, now }: Claim): Promise<boolean> {
  const { userId, email } = user;
  return db.transaction().execute(async (trx) => {
    const claimed = await trx
      .updateTable('orders')
      .set({ user_id: userId, updated_at: new Date(now) })
      .where('order_id', '=', orderId)
      .where('user_id', 'is', null)
      .where('email', '=', email.toLowerCase())
      .returning('order_id')
      .executeTakeFirst();
    if (claimed) await addOrderEvent(trx, orderId, { kind: 'claimed', now, data: { userId } });
    const own = trx.selectFrom('orders').select('order_id').where('order_id', '=', orderId);
    return (await own.where('user_id', '=', userId).executeTakeFirst()) !== undefined;
  });
}
