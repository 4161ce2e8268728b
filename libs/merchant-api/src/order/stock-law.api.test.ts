import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCheckout, invoiceCheckout } from '../testing/open-checkout-client.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

const STOCK = 5;
const card = { ...cardCheckout, customerType: 'PERSON' as const };
const invoice = { ...invoiceCheckout, customerType: 'PERSON' as const };

type Step =
  | { kind: 'add'; cart: number; quantity: number }
  | { kind: 'place'; cart: number; isBilled: boolean }
  | { kind: 'settle'; order: number; outcome: PaymentOutcome }
  | { kind: 'wait'; minutes: number };

const cart = fc.integer({ min: 0, max: 2 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('add'), cart, quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('place'), cart, isBilled: fc.boolean() }),
  fc.record({
    kind: fc.constant('settle'),
    order: fc.integer({ min: 0, max: 5 }),
    outcome: fc.constantFrom('paid', 'paid', 'declined', 'blocked', 'expired'),
  }),
  fc.record({ kind: fc.constant('wait'), minutes: fc.constantFrom(5, 29, 31) }),
);

describeApi('whatever is added, ordered, paid and waited for, in any order', () => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await openOrderDesk();
  });
  afterAll(() => desk.close());

  async function startAnew(): Promise<string[]> {
    await sql`truncate orders cascade`.execute(desk.db);
    const skuId = await desk.skuId('MUG-1');
    await desk.db.updateTable('stock').set({ in_stock: STOCK }).where('sku_id', '=', skuId).execute();
    return [await desk.newCart(), await desk.newCart(), await desk.newCart()];
  }

  async function take(step: Step, carts: readonly string[], orders: number[]): Promise<void> {
    switch (step.kind) {
      case 'add':
        await desk.add(carts[step.cart] ?? '', 'MUG-1', step.quantity);
        return;
      case 'place': {
        const placed = await desk.place(carts[step.cart] ?? '', step.isBilled ? invoice : card);
        if (placed.ok && placed.isNew) orders.push(placed.order.orderId);
        return;
      }
      case 'settle':
        await desk.settle(orders[step.order] ?? 0, step.outcome);
        return;
      case 'wait':
        desk.now += step.minutes * 60_000;
    }
  }

  /** Units that are sold, and units that are held now. */
  async function counted() {
    const lines = await desk.db
      .selectFrom('order_lines as line')
      .innerJoin('orders as order', 'order.order_id', 'line.order_id')
      .select(['line.quantity', 'order.status', 'order.cart_id'])
      .execute();
    const holds = await desk.db.selectFrom('stock_holds').selectAll().execute();
    const sum = (rows: readonly { quantity: number }[]) => rows.reduce((units, { quantity }) => units + quantity, 0);
    const live = lines.filter(({ status }) => status === 'pending' || status === 'pending-payment');
    return {
      sold: sum(lines.filter(({ status }) => status === 'pending')),
      held: sum(holds.filter(({ expires_at }) => expires_at.getTime() > desk.now)),
      cartsWithOrders: live.map(({ cart_id }) => cart_id),
    };
  }

  it('stock and what is sold are what there was, what is held is there, and a cart has one order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 14 }), async (steps) => {
        const carts = await startAnew();
        const orders: number[] = [];
        for (const step of steps) {
          await take(step, carts, orders);
          const { sold, held, cartsWithOrders } = await counted();
          const inStock = await desk.inStock('MUG-1');
          expect(inStock + sold).toBe(STOCK);
          expect(held).toBeLessThanOrEqual(inStock);
          expect(new Set(cartsWithOrders).size).toBe(cartsWithOrders.length);
        }
      }),
      { seed: 20_261_121, numRuns: 40 },
    );
  });
});
