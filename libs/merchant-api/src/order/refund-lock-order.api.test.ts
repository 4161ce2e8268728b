import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { issueGiftCard } from '../balance/issue-gift-card.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { cardCheckout } from '../testing/open-checkout-client.ts';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { testServer } from '../testing/test-database.ts';
import { refundOrder } from './refund-order.ts';

const payments = { payBack: async () => {} };

describeApi('a refund beside whoever pays with the same gift cards', () => {
  let desk: OrderDesk;
  beforeEach(async () => void (desk = await openOrderDesk(featureCatalogue)));
  afterEach(() => desk.close());

  /** An order that a gift card paid a part of and that bought another. */
  async function orderForCards(): Promise<{ orderId: number; used: number; bought: number }> {
    const { db, now, randomBytes } = desk;
    const card = { currency: 'SEK', amount: 100_00, expiresAt: now + 1_000_000 };
    const code = await issueGiftCard({ db, now, randomBytes }, card);
    const cartId = await desk.newCart();
    await desk.add(cartId, 'ART-presentkort', 1);
    await desk.add(cartId, 'MUG-1', 2);
    await desk.giveCode(cartId, code);
    const placed = await desk.place(cartId, cardCheckout);
    if (!placed.ok) throw new Error(placed.refusal.kind);
    await desk.settle(placed.order.orderId, 'paid');
    const [used = 0, bought = 0] = (
      await db.selectFrom('gift_cards').select('balance_id').orderBy('balance_id').execute()
    ).map(({ balance_id: balanceId }) => balanceId);
    return { orderId: placed.order.orderId, used, bought };
  }

  async function untilSomebodyWaits(db: ShopDatabase): Promise<void> {
    for (;;) {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      if (rows.length > 0) return;
    }
  }

  // An embedded database has one connection, where nobody waits for anybody's lock.
  it.skipIf(testServer() === undefined)(
    'locks balances by their ids, so that neither waits for the other',
    async () => {
      const { orderId, used, bought } = await orderForCards();
      const lock = (trx: ShopDatabase, balanceId: number) =>
        trx.selectFrom('balances').select('amount').where('balance_id', '=', balanceId).forUpdate().execute();
      const refund = { orderId, wish: { kind: 'whole' }, reason: 'Ånger', by: 'Ragna', now: desk.now } as const;
      const refunded = await desk.db.transaction().execute(async (trx) => {
        await lock(trx, used);
        const waiting = refundOrder({ db: desk.db, payments }, refund).catch((error: unknown) => error);
        await untilSomebodyWaits(trx);
        await lock(trx, bought);
        return { waiting };
      });
      expect(await refunded.waiting).toMatchObject({ kind: 'refunded', toBalance: 100_00 });
    },
  );
});
