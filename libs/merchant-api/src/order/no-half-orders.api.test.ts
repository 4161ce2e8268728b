import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cardCheckout, invoiceCheckout } from '../testing/open-checkout-client.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';

/** Ends the work at its n-th statement, as a server does that is switched off. */
function failingAt(failing: number): KyselyPlugin {
  let sent = 0;
  return {
    transformQuery({ node }) {
      sent += 1;
      if (sent === failing) throw new Error('switched off');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** Fails at the first statement, then at the second, and so on until the work gets through; gives how often it failed. */
async function failEverywhere(attempt: (plugin: KyselyPlugin) => Promise<unknown>, check: () => Promise<void>) {
  for (let failing = 1; ; failing += 1) {
    const isThrough = await attempt(failingAt(failing)).then(
      () => true,
      (error: Error) => {
        if (error.message !== 'switched off') throw error;
        return false;
      },
    );
    if (isThrough) return failing - 1;
    await check();
  }
}

describeApi('a server that is switched off between two statements', () => {
  let desk: OrderDesk;
  let cartId: string;
  beforeEach(async () => {
    desk = await openOrderDesk();
    cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-2', 2);
    await desk.add(cartId, 'MUG-1', 1);
  });
  afterEach(() => desk.close());

  const everything = async () => {
    const tables = [
      'orders',
      'order_lines',
      'order_events',
      'stock_holds',
      'promotion_uses',
      'carts',
      'stock',
      'mails',
    ] as const;
    const rows: Record<string, unknown> = {};
    for (const table of tables) {
      const own = await desk.db.selectFrom(table).selectAll().execute();
      rows[table] = own.map((row) => JSON.stringify(row)).sort();
    }
    return rows;
  };

  it.each([
    ['to be paid later', cardCheckout],
    ['by invoice', invoiceCheckout],
  ])('leaves no half of an order %s', async (_, checkout) => {
    const before = await everything();
    const failures = await failEverywhere(
      (plugin) => desk.place(cartId, { ...checkout, customerType: 'PERSON' }, desk.db.withPlugin(plugin)),
      async () => expect(await everything()).toEqual(before),
    );
    expect(failures).toBeGreaterThan(10);
    expect(await desk.db.selectFrom('orders').selectAll().execute()).toHaveLength(1);
  });

  it.each(['paid', 'declined'] as const)('leaves an order unpaid until it is %s in all respects', async (outcome) => {
    const placed = await desk.place(cartId, { ...cardCheckout, customerType: 'PERSON' });
    if (!placed.ok) throw new Error(placed.refusal.kind);
    const before = await everything();
    const failures = await failEverywhere(
      (plugin) => desk.settle(placed.order.orderId, outcome, desk.db.withPlugin(plugin)),
      async () => expect(await everything()).toEqual(before),
    );
    expect(failures).toBeGreaterThan(5);
    expect(await desk.inStock('MUG-2')).toBe(outcome === 'paid' ? 1 : 3);
  });
});
