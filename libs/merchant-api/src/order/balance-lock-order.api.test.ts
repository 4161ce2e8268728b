import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { issueGiftCard } from '../balance/issue-gift-card.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { cardCheckout } from '../testing/open-checkout-client.ts';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';
import { testServer } from '../testing/test-database.ts';
import { refundOrder } from './refund-order.ts';

const payments = { payBack: async () => {} };

// An embedded database has one connection, where nobody waits for anybody's lock.
describe.runIf(testServer()?.kind === 'server')('beside somebody who pays with the same gift cards', () => {
  let desk: OrderDesk;
  beforeEach(async () => void (desk = await openOrderDesk(featureCatalogue)));
  afterEach(() => desk.close());

  function issueCard(): Promise<string> {
    const { db, now, randomBytes } = desk;
    return issueGiftCard({ db, now, randomBytes }, { currency: 'SEK', amount: 100_00, expiresAt: now + 1_000_000 });
  }

  async function place(cartId: string) {
    const placed = await desk.place(cartId, cardCheckout);
    if (!placed.ok) throw new Error(placed.refusal.kind);
    return placed.order;
  }

  /** Does something while somebody has locked the first card and goes on to the second one: whoever has that one waits for ever. */
  async function besideSomebody<Outcome>(act: () => Promise<Outcome>): Promise<Outcome | Error> {
    const cards = await desk.db.selectFrom('gift_cards').select('balance_id').orderBy('balance_id').execute();
    const [first = 0, second = 0] = cards.map(({ balance_id: balanceId }) => balanceId);
    const { waiting } = await desk.db.transaction().execute(async (trx) => {
      await lock(trx, first);
      let isOver = false;
      const outcome = act()
        .catch((error: Error) => error)
        .finally(() => (isOver = true));
      await untilSomebodyWaits(desk.db, () => isOver);
      await lock(trx, second);
      return { waiting: outcome };
    });
    return waiting;
  }

  it('a refund locks balances by their ids', async () => {
    const used = await issueCard();
    const cartId = await desk.newCart();
    await desk.add(cartId, 'ART-presentkort', 1);
    await desk.add(cartId, 'MUG-1', 2);
    await desk.giveCode(cartId, used);
    const { orderId } = await place(cartId);
    // The second card is what was bought.
    await desk.settle(orderId, 'paid');
    const refund = { orderId, request: { kind: 'whole' }, reason: 'Ånger', by: 'Ragna', now: desk.now } as const;
    const refunded = await besideSomebody(() => refundOrder({ db: desk.db, payments }, refund));
    expect(refunded).toMatchObject({ kind: 'refunded', toBalance: 100_00 });
  });

  it('an order locks the card of the one that it replaces together with its own', async () => {
    const [first, second] = [await issueCard(), await issueCard()];
    const cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-1', 2);
    await desk.giveCode(cartId, first);
    const replaced = await place(cartId);
    await desk.giveCode(cartId, '');
    await desk.giveCode(cartId, second);
    const order = await besideSomebody(() => place(cartId));
    expect(order).toMatchObject({ status: 'pending-payment', counted: { totals: { balance: { pending: 100_00 } } } });
    expect(order).not.toMatchObject({ orderId: replaced.orderId });
  });
});

function lock(trx: ShopDatabase, balanceId: number) {
  return trx.selectFrom('balances').select('amount').where('balance_id', '=', balanceId).forUpdate().execute();
}

/** Not to be asked within a transaction, to which the activity would look the same until it ends. */
async function untilSomebodyWaits(db: ShopDatabase, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
  }
  throw new Error('Nobody waited');
}
