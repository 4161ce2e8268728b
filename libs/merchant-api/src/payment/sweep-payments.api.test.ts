import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkPayments } from '../back-office/check-payments.ts';
import { findGiftCard } from '../balance/gift-card.repository.ts';
import { issueGiftCard } from '../balance/issue-gift-card.ts';
import { cardCheckout, invoiceCheckout } from '../testing/open-checkout-client.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { FIRST_ASKED_MS } from './begin-payment.ts';
import { endPayments } from './end-payments.ts';
import { openPayments, type OpenedPayments } from './open-payments.ts';
import { notePaymentReturned, readOwedPayments } from './owed-payments.repository.ts';
import { answerPayments } from './payment-routes.ts';
import { writeSession } from './payment-session.repository.ts';
import { recordOutcome } from './record-outcome.ts';
import type { SandboxChoice } from './sandbox/sandbox-payment.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const returnUrls = { success: 'https://torg.example/ok', failure: 'https://torg.example/no' };
const place = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE', userId: null, email: null, paymentId: 2 };

describeApi('payments that nobody calls about', () => {
  let desk: OrderDesk;
  let payments: OpenedPayments;
  let start: number;
  const reported: unknown[] = [];
  beforeEach(async () => {
    desk = await openOrderDesk();
    start = desk.now;
    reported.length = 0;
    let ids = 0;
    const shop = { randomId: () => `s-${(ids += 1)}`, shopUrls: [], report: (error: unknown) => reported.push(error) };
    const surroundings = { ...shop, db: desk.db, clock: { now: () => desk.now } };
    payments = await openPayments(surroundings, { randomBytes: (size) => new Uint8Array(size) });
  });
  afterEach(() => desk.close());

  async function order(mugs = 1, cart?: string) {
    const cartId = cart ?? (await desk.newCart());
    await desk.add(cartId, 'MUG-2', mugs);
    const placed = await desk.place(cartId, cardCheckout);
    if (!placed.ok) throw new Error(placed.refusal.kind);
    return placed.order;
  }
  /** Orders and begins to pay. */
  async function begin(mugs = 1, cart?: string) {
    const { orderId, cartId, counted, currency, publicId } = await order(mugs, cart);
    const amount = counted.totals.balance.toPay.incVat;
    const asked = { reference: publicId, kind: 'redirect', methodName: 'Kort', amount, currency } as const;
    const created = await payments.provider.createSession({
      ...asked,
      languageId: 'sv-SE',
      pagesUrl: 'http://api.test',
      returnUrls,
    });
    const moments = { begunAt: desk.now, askAt: desk.now + FIRST_ASKED_MS };
    const of = { orderId, cartId, provider: 'sandbox', formKey: null, amount, currency };
    await writeSession(desk.db, { ...created, ...place, ...of, ...moments });
    return { ...created, orderId, cartId, amount };
  }
  function press(page: string, choice: SandboxChoice) {
    const ports = { now: () => desk.now, viewOf: () => Promise.reject(new Error('Nothing is authorised here')) };
    const request = new Request(page, { method: 'POST', body: new URLSearchParams({ choice }) });
    return answerPayments(request, payments, ports);
  }
  const sweep = (provider = payments.provider) => endPayments({ ...payments, provider }, desk.now);
  async function stateOf(orderId: number) {
    const { status, is_paid, is_refund_due } = await desk.db
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    return [status, ...(is_paid ? ['paid'] : []), ...(is_refund_due ? ['refund due'] : [])].join(', ');
  }
  const paidEvents = async () =>
    (await desk.db.selectFrom('order_events').select('order_id').where('kind', '=', 'paid').execute()).length;

  it('are asked for five minutes later where the call got lost, and once', async () => {
    const { pageUrl, orderId } = await begin();
    await press(pageUrl, 'lost');
    expect(await sweep()).toEqual({ asked: 0, ended: 0 });
    desk.now = start + FIRST_ASKED_MS;
    expect(await sweep()).toEqual({ asked: 1, ended: 1 });
    expect(await stateOf(orderId)).toBe('pending, paid');
    desk.now = start + DAY;
    expect(await sweep()).toEqual({ asked: 0, ended: 0 });
    expect([await paidEvents(), await desk.inStock('MUG-2')]).toEqual([1, 2]);
  });

  it('pay for one order where the call comes late, twice and after somebody asked', async () => {
    const { pageUrl, orderId, sessionId, amount } = await begin();
    await press(pageUrl, 'late');
    desk.now = start + 39 * MINUTE;
    await sweep();
    expect(await stateOf(orderId)).toBe('pending-payment');
    desk.now = start + 40 * MINUTE;
    const news = { outcome: 'paid', amount, currency: 'SEK' } as const;
    const record = () => recordOutcome(desk.db, sessionId, news, desk);
    await Promise.all([sweep(), record(), record()]);
    expect(await stateOf(orderId)).toBe('pending, paid');
    expect([await paidEvents(), await desk.inStock('MUG-2')]).toEqual([1, 2]);
  });

  it('are given back where others have bought the goods when they come', async () => {
    const { pageUrl, orderId } = await begin(2);
    await press(pageUrl, 'late');
    desk.now = start + 35 * MINUTE;
    const other = await desk.newCart();
    await desk.add(other, 'MUG-2', 3);
    await desk.place(other, invoiceCheckout);
    desk.now = start + 41 * MINUTE;
    await sweep();
    expect(await stateOf(orderId)).toBe('out-of-stock, paid, refund due');
  });

  it('are given back where another order took the place of theirs', async () => {
    const { pageUrl, orderId, cartId } = await begin();
    await press(pageUrl, 'lost');
    const newer = await order(1, cartId);
    desk.now = start + FIRST_ASKED_MS;
    await sweep();
    expect(await stateOf(orderId)).toBe('cancelled, paid, refund due');
    expect(await stateOf(newer.orderId)).toBe('pending-payment');
  });

  it('are given up after a day, which gives back what a gift card paid; later money is given back', async () => {
    const ports = { db: desk.db, now: start, randomBytes: (size: number) => new Uint8Array(size).fill(3) };
    const code = await issueGiftCard(ports, { currency: 'SEK', amount: 15_000, expiresAt: start + 2 * DAY });
    const left = async () => (await findGiftCard(desk.db, code, { currency: 'SEK', now: desk.now }))?.amount ?? 0;
    const cart = await desk.newCart();
    await desk.giveCode(cart, code);
    const { orderId, sessionId, amount } = await begin(2, cart);
    expect(await left()).toBe(0);
    const waiting = { status: 'pending', amount, currency: 'SEK' } as const;
    const forgetful = { ...payments.provider, readSession: async () => waiting };
    desk.now = start + DAY - 1;
    expect(await sweep(forgetful)).toEqual({ asked: 1, ended: 0 });
    expect([await stateOf(orderId), await left()]).toEqual(['pending-payment', 0]);
    desk.now = start + DAY + MINUTE;
    expect(await sweep(forgetful)).toEqual({ asked: 1, ended: 1 });
    expect([await stateOf(orderId), await left()]).toEqual(['cancelled', 15_000]);
    const news = { outcome: 'paid', amount, currency: 'SEK' } as const;
    expect(await recordOutcome(desk.db, sessionId, news, desk)).toBe('refund-due');
    expect(await stateOf(orderId)).toBe('cancelled, paid, refund due');
    // The order owes it, and nobody else.
    expect(await readOwedPayments(desk.db)).toEqual([]);
  });

  it('that were of another amount are owed as they came, and never as the order would have cost', async () => {
    const { sessionId, orderId } = await begin();
    const news = { outcome: 'paid', amount: 100, currency: 'SEK' } as const;
    expect(await recordOutcome(desk.db, sessionId, news, desk)).toBe('refund-due');
    expect(await stateOf(orderId)).toBe('cancelled');
    const owed = { sessionId, provider: 'sandbox', orderId, amount: 100, currency: 'SEK' };
    expect(await readOwedPayments(desk.db)).toEqual([owed]);
    const returned = () => notePaymentReturned(desk.db, sessionId, desk.now);
    expect([await returned(), await returned(), await readOwedPayments(desk.db)]).toEqual([true, false, []]);
  });

  it('stay as they are while the provider does not answer, and are asked for again', async () => {
    const { pageUrl, orderId } = await begin();
    await press(pageUrl, 'lost');
    desk.now = start + 2 * DAY;
    const away = { ...payments.provider, readSession: () => Promise.reject(new Error('away')) };
    expect(await sweep(away)).toEqual({ asked: 1, ended: 0 });
    expect([await stateOf(orderId), reported]).toEqual(['pending-payment', [new Error('away')]]);
    desk.now += 5 * MINUTE;
    const randomBytes = (size: number) => new Uint8Array(size);
    expect(await checkPayments({ ...desk, randomBytes })).toEqual({ asked: 1, ended: 1, failed: 0 });
    expect(await stateOf(orderId)).toBe('pending, paid');
  });

  it('end after an hour where nobody was shown where to pay', async () => {
    const { orderId } = await order();
    desk.now = start + 60 * MINUTE - 1;
    expect(await sweep()).toEqual({ asked: 0, ended: 0 });
    desk.now += 1;
    expect(await sweep()).toEqual({ asked: 0, ended: 1 });
    expect(await stateOf(orderId)).toBe('cancelled');
  });

  it('are asked for once each where two processes sweep at the same moment', async () => {
    const carts = await Promise.all(Array.from({ length: 3 }, () => begin()));
    for (const { pageUrl } of carts) await press(pageUrl, 'lost');
    desk.now = start + FIRST_ASKED_MS;
    const swept = await Promise.all([sweep(), sweep(), sweep()]);
    expect(swept.reduce((sum, { asked }) => sum + asked, 0)).toBe(3);
    expect([await paidEvents(), await desk.inStock('MUG-2')]).toEqual([3, 0]);
  });
});
