import { afterEach, beforeEach, expect, it } from 'vitest';
import { findGiftCard } from '../balance/gift-card.repository.ts';
import { issueGiftCard } from '../balance/issue-gift-card.ts';
import { cardCheckout, invoiceCheckout } from '../testing/open-checkout-client.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';
import { describeApi } from '../testing/open-test-api.ts';

const card = { ...cardCheckout, customerType: 'PERSON' as const };
const invoice = { ...invoiceCheckout, customerType: 'PERSON' as const };

describeApi('an order that a gift card pays for', () => {
  let desk: OrderDesk;
  let code: string;
  beforeEach(async () => {
    desk = await openOrderDesk();
    const ports = { db: desk.db, now: desk.now, randomBytes: (size: number) => new Uint8Array(size).fill(3) };
    code = await issueGiftCard(ports, { currency: 'SEK', amount: 15_000, expiresAt: desk.now + 1_000 });
  });
  afterEach(() => desk.close());

  /** One mug costs 100 kr by card, less than the gift card holds; two cost more. */
  async function cartWithCard(mugs = 1): Promise<string> {
    const cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-2', mugs);
    await desk.giveCode(cartId, code);
    return cartId;
  }
  async function place(cartId: string, checkout: typeof card | typeof invoice = invoice) {
    const placed = await desk.place(cartId, checkout);
    if (!placed.ok) throw new Error(placed.refusal.kind);
    const { orderId, status, isPaid, counted } = placed.order;
    return { orderId, status, isPaid, fromBalance: counted.totals.balance.pending };
  }
  const left = async () => (await findGiftCard(desk.db, code, { currency: 'SEK', now: desk.now }))?.amount ?? 0;

  it('draws what it says, once, whatever is repeated', async () => {
    const cartId = await cartWithCard();
    const first = await place(cartId);
    expect(first.fromBalance).toBeGreaterThan(0);
    expect(await place(cartId)).toEqual(first);
    expect(await left()).toBe(15_000 - first.fromBalance);
  });

  it('is paid at once where nothing is left to pay, and no payment outcome changes that', async () => {
    const cartId = await cartWithCard();
    const placed = await place(cartId, card);
    expect(placed).toMatchObject({ status: 'pending', isPaid: true, fromBalance: 10_000 });
    expect(await place(cartId, card)).toEqual(placed);
    expect(await desk.inStock('MUG-2')).toBe(2);
    expect(await left()).toBe(5_000);
    expect(await desk.add(cartId, 'MUG-1', 1)).toMatchObject({ refusal: { kind: 'cart-ordered' } });
    for (const outcome of ['declined', 'paid'] as const) {
      expect(await desk.settle(placed.orderId, outcome)).toEqual({ kind: 'unchanged', status: 'pending' });
    }
    expect(await desk.db.selectFrom('stock_holds').selectAll().execute()).toEqual([]);
  });

  it('gets it back when the rest is not paid, and once', async () => {
    const { orderId, fromBalance } = await place(await cartWithCard(2), card);
    expect(await left()).toBe(15_000 - fromBalance);
    await Promise.all([desk.settle(orderId, 'declined'), desk.settle(orderId, 'expired')]);
    expect(await left()).toBe(15_000);
  });

  it('pays for what the shopper orders instead, and the cart says so before', async () => {
    const cartId = await cartWithCard(2);
    await place(cartId, card);
    await desk.add(cartId, 'MUG-1', 1);
    expect(await place(cartId, card)).toMatchObject({ fromBalance: 15_000 });
    const entries = desk.db.selectFrom('balance_entries').select('reason').orderBy('entry_id');
    const reasons = (await entries.execute()).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'ORDER_RETURNED')).toHaveLength(1);
    expect(await left()).toBe(0);
  });

  it('shares the card with another that is placed at the same moment, and no öre is drawn twice', async () => {
    const carts = [await cartWithCard(), await cartWithCard(), await cartWithCard()];
    const orders = await Promise.all(carts.map((cartId) => place(cartId)));
    const drawn = orders.reduce((sum, { fromBalance }) => sum + fromBalance, 0);
    expect(drawn).toBe(15_000 - (await left()));
  });
});
