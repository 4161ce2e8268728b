import { sql, type Kysely } from 'kysely';

/** Every look into a cart asks what its own order holds. */
export const ordersOfACart = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('create index orders_by_cart on orders (cart_id)').execute(db);
  },
};
