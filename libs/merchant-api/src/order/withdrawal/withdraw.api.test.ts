import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPreparedApi } from '../../account/testing/open-prepared-api.ts';
import { issueGiftCard } from '../../balance/issue-gift-card.ts';
import { readMails } from '../../mail/mail.repository.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { readableText } from '../../mail/testing/readable-text.ts';
import { cardCheckout, invoiceCheckout, openCheckoutClient } from '../../testing/open-checkout-client.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/open-order-desk.ts';
import { describeApi, graphqlRequest, openTestApi } from '../../testing/open-test-api.ts';
import { moveOrder } from '../move-order.ts';
import { readOrderEvents } from '../order-event.repository.ts';
import type { OrderRecord } from '../order-record.ts';
import { createOrderRepository } from '../order.repository.ts';
import { refundOrder } from '../refund-order.ts';
import { readExemption, setWithdrawalExemption } from './set-exemption.ts';
import { withdraw, type WithdrawalRequest } from './withdraw.ts';
import { readOpenWithdrawals } from './open-withdrawals.repository.ts';
import { readGoneBackOn, readWithdrawable } from './withdrawal.repository.ts';
import { isWithdrawnWhole, withdrawalState } from './withdrawal.rules.ts';
import { testStart } from '../../testing/seeded-database.ts';
import { testProfile } from '../../testing/test-profile.ts';

const DAY = 24 * 60 * 60_000;
const invoice = { ...invoiceCheckout, customerType: 'PERSON' as const };

describeApi('going back on a purchase', () => {
  let desk: OrderDesk;
  let mug: number;
  let start: number;
  beforeAll(async () => {
    desk = await openOrderDesk();
    [mug, start] = [await desk.skuId('MUG-1'), desk.now];
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    desk.now = start;
    await desk.db.deleteFrom('mails').execute();
    await desk.db.updateTable('stock').set({ in_stock: 50 }).execute();
  });

  const order = async (mugs = 2, checkout: object = invoice): Promise<OrderRecord> => {
    const cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-1', mugs);
    await desk.add(cartId, 'KAF-1', 1);
    const placed = await desk.place(cartId, { ...invoice, ...checkout });
    if (!placed.ok) throw new Error(placed.refusal.kind);
    await desk.db.deleteFrom('mails').execute();
    return placed.order;
  };
  const goBack = ({ publicId }: OrderRecord, request: Partial<WithdrawalRequest> = {}) =>
    withdraw(desk.db, {
      profile: testProfile,
      publicId,
      name: null,
      email: null,
      asked: [],
      key: null,
      now: desk.now,
      ...request,
    });
  const mugs = (quantity: number) => ({ asked: [{ skuId: mug, quantity }] });
  const state = async ({ orderId }: OrderRecord) => {
    const placed = await createOrderRepository(desk.db).find(orderId);
    if (!placed) throw new Error('There is no order');
    return withdrawalState(await readWithdrawable(desk.db, placed), desk.now);
  };
  const mailsOf = async (wanted: string) =>
    (await readMails(desk.db, { most: 9 })).filter(({ kind }) => kind === wanted);
  const receipts = () => mailsOf('withdrawal-receipt');
  const received = async ({ orderId }: OrderRecord) =>
    (await readOrderEvents(desk.db, orderId)).filter(({ kind }) => kind === 'withdrawn');

  it('is received with its moment and content, kept with the order, and receipted by mail', async () => {
    const bought = await order();
    const reference = `A-${bought.orderId}-1`;
    expect(await goBack(bought, mugs(1))).toMatchObject({
      kind: 'received',
      withdrawal: { reference, receivedAt: desk.now, items: [{ skuId: mug, quantity: 1 }] },
    });
    expect(await received(bought)).toMatchObject([{ happenedAt: new Date(desk.now), data: { reference } }]);
    const [mail, ...more] = await receipts();
    expect([mail?.to, more]).toEqual(['maja@torg.example', []]);
    const text = readableText(mail?.content ? renderMail(mail.content, 'sv-SE', testProfile).text : '');
    expect(text).toContain(`Referens: ${reference}`);
    expect(text).toContain('Namn: Maja Lind');
    expect(text).toMatch(/Mottaget: \d{4}-\d\d-\d\d kl\. \d\d\.\d\d\.\d\d/);
    expect(text).toContain('Jag frånträder köpet av: 1 × Mugg');
    // Where to send it stands in what is told, not in the signature alone.
    const { name, street, city } = testProfile.company;
    expect(text).toContain(`Skicka till: ${name} ${street} ${city}`);
  });

  it('is told to the shop once, with the last day to pay back', async () => {
    const bought = await order();
    for (let time = 0; time < 3; time += 1) await goBack(bought, mugs(1));
    const [notice, ...more] = await mailsOf('withdrawal-notice');
    expect([notice?.to, more]).toEqual(['hej@boden.example', []]);
    const mail = notice?.content && renderMail(notice.content, 'sv-SE', testProfile);
    expect(mail?.subject).toMatch(/^Ånger av köp \d+: betala tillbaka senast \d{4}-\d\d-\d\d$/);
    expect(readableText(mail?.text ?? '')).toContain('Varor: 1 × Mugg');
  });

  it('is open for the shop until its goods are refunded, or its order is cancelled', async () => {
    const [paid, billed] = [await order(2, cardCheckout), await order(1)];
    await desk.settle(paid.orderId, 'paid');
    for (const one of [paid, billed]) await goBack(one, mugs(1));
    const open = async () =>
      (await readOpenWithdrawals(desk.db)).filter(({ orderId }) => orderId >= paid.orderId).map((one) => one.orderId);
    expect(await open()).toEqual([paid.orderId, billed.orderId]);
    const request = { kind: 'part' as const, units: new Map([[mug, 1]]), withShipping: false };
    const action = { by: 'test', now: desk.now, reason: 'Ånger' };
    await refundOrder(
      { db: desk.db, payments: { payBack: async () => {} } },
      { orderId: paid.orderId, ...action, request },
    );
    expect(await open()).toEqual([billed.orderId]);
    await moveOrder(desk.db, { orderId: billed.orderId, ...action, to: 'cancelled', note: '' });
    expect(await open()).toEqual([]);
  });

  it('is received once, however often and however many at once it is sent', async () => {
    const bought = await order(4);
    const answers = await Promise.all(Array.from({ length: 20 }, () => goBack(bought, mugs(2))));
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(answers[0]).toMatchObject({ kind: 'received', withdrawal: { items: [{ quantity: 2 }] } });
    expect(await received(bought)).toHaveLength(1);
    expect(await receipts()).toHaveLength(1);
    expect((await state(bought)).items).toMatchObject([{ skuId: mug, left: 2 }, { left: 1 }]);
  });

  it('of the same again is another one later, or with another key, and the same with the same key', async () => {
    const bought = await order(4);
    const references = [];
    for (const key of ['first-key', 'second-key', 'first-key', 'third-key']) {
      const answer = await goBack(bought, { ...mugs(1), key });
      references.push(answer.kind === 'received' ? answer.withdrawal.reference.at(-1) : answer.kind);
    }
    desk.now += 60 * 60_000;
    const last = await goBack(bought, mugs(1));
    expect([references, last]).toMatchObject([['1', '2', '1', '3'], { withdrawal: { items: [{ quantity: 1 }] } }]);
    expect(await goBack(bought, { ...mugs(1), key: 'fifth-key' })).toEqual({ kind: 'too-many', skuId: mug, left: 0 });
  });

  it('of all takes what is left, and then nothing is', async () => {
    const bought = await order();
    await goBack(bought, mugs(1));
    expect(await goBack(bought)).toMatchObject({ withdrawal: { items: [{ quantity: 1 }, { quantity: 1 }] } });
    expect(await state(bought)).toMatchObject({ reason: 'NOTHING_LEFT' });
    expect(await goBack(bought, { key: 'another' })).toMatchObject({ kind: 'closed', reason: 'NOTHING_LEFT' });
  });

  it('of all is one of all once the time for it is over as well', async () => {
    const [whole, part, none] = [await order(), await order(), await order()];
    await goBack(whole);
    await goBack(part, mugs(1));
    const withdrawn = async () => {
      const orders = createOrderRepository(desk.db);
      const placed = await Promise.all([whole, part, none].map(({ orderId }) => orders.find(orderId)));
      const goneBackOn = await readGoneBackOn(
        desk.db,
        placed.filter((one) => one !== null),
      );
      const ids = goneBackOn.filter(isWithdrawnWhole).map((one) => one.order.orderId);
      return [goneBackOn.length, ids];
    };
    expect(await withdrawn()).toEqual([2, [whole.orderId]]);
    await moveOrder(desk.db, { orderId: whole.orderId, to: 'completed', by: 'test', note: '', now: desk.now });
    desk.now += 90 * DAY;
    expect(await withdrawn()).toEqual([2, [whole.orderId]]);
    expect(await readGoneBackOn(desk.db, [])).toEqual([]);
  });

  it('counts a unit once that was gone back on and then refunded, and not again one that was refunded first', async () => {
    const bought = await order(3, { ...cardCheckout });
    await desk.settle(bought.orderId, 'paid');
    await goBack(bought, mugs(1));
    const request = { kind: 'part' as const, units: new Map([[mug, 2]]), withShipping: false };
    const action = { orderId: bought.orderId, by: 'test', now: desk.now, request, reason: '' };
    await refundOrder({ db: desk.db, payments: { payBack: async () => {} } }, action);
    expect((await state(bought)).items[0]).toMatchObject({ quantity: 3, left: 1 });
  });

  it('may begin before the goods are sent, and ends when they surely came and the days of the law are over', async () => {
    const bought = await order();
    desk.now += 90 * DAY;
    expect(await state(bought)).toMatchObject({ reason: null, lastDay: null });
    const { orderId } = bought;
    desk.now = Date.parse('2027-02-24T12:00:00Z');
    await moveOrder(desk.db, { orderId, to: 'completed', by: 'test', note: '', now: desk.now });
    expect(await state(bought)).toMatchObject({ reason: null, lastDay: '2027-03-31' });
    desk.now = Date.parse('2027-03-31T21:59:59Z');
    expect((await state(bought)).reason).toBeNull();
    desk.now += 1000;
    expect(await goBack(bought)).toEqual({ kind: 'closed', reason: 'TERM_OVER', lastDay: '2027-03-31' });
  });

  it('does not hold for what the law leaves out, which the rest of the order does not suffer from', async () => {
    const bought = await order();
    for (const text of ['newspaper', 'perishable']) {
      expect(await setWithdrawalExemption(desk.db, 'KAF-1', readExemption(text))).toBe(true);
    }
    expect(await setWithdrawalExemption(desk.db, 'NONE-1', 'PERISHABLE')).toBe(false);
    const skuId = await desk.skuId('KAF-1');
    expect(await goBack(bought, { asked: [{ skuId, quantity: 1 }] })).toMatchObject({
      kind: 'exempt',
      skuId,
      exemption: 'PERISHABLE',
    });
    expect(await goBack(bought)).toMatchObject({ withdrawal: { items: [{ skuId: mug, quantity: 2 }] } });
    // What nobody can go back on still comes: the order goes on.
    const placed = await createOrderRepository(desk.db).find(bought.orderId);
    const goneBackOn = await readGoneBackOn(desk.db, placed ? [placed] : []);
    expect([goneBackOn.length, goneBackOn.filter(isWithdrawnWhole)]).toEqual([1, []]);
    await setWithdrawalExemption(desk.db, 'KAF-1', null);
    expect((await state(await order())).items[1]).toMatchObject({ exemption: null });
  });

  it('is for consumers, and for orders that stand', async () => {
    const company = { ...cardCheckout.billingAddress, company: 'Lerkulla Keramik AB' };
    const organisation = { ...cardCheckout, customerType: 'ORGANIZATION', billingAddress: company };
    const theirs = await order(1, organisation);
    expect(await goBack(theirs)).toEqual({ kind: 'unknown-order' });
    await desk.settle(theirs.orderId, 'paid');
    expect(await goBack(theirs)).toMatchObject({ kind: 'closed', reason: 'ORGANIZATION' });
    expect(
      await withdraw(desk.db, {
        profile: testProfile,
        publicId: '10001',
        name: null,
        email: null,
        asked: [],
        key: null,
        now: start,
      }),
    ).toEqual({ kind: 'unknown-order' });
  });

  it('is told to the buyer too where the receipt goes elsewhere', async () => {
    await goBack(await order(), { name: 'Åke Ek', email: 'ake@torg.example' });
    const sent = await receipts();
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['ake@torg.example', 'maja@torg.example']);
    expect(sent[0]?.content).toMatchObject({ data: { customerName: 'Åke Ek' } });
  });
});

describe('the extension for it', () => {
  describeApi('by its schema', () => {
    it('says what is open, receives, and refuses with codes that say what to do', async () => {
      const api = await openTestApi();
      const client = await openCheckoutClient(api);
      await client.add('MUG-1', 2);
      const { publicId } = (await client.order(invoiceCheckout)).data.placeOrder;
      const ask = (id: string) =>
        api.queryExtensions(
          'query($id: String!) { withdrawal(publicOrderId: $id) { isOpen reason lastDay items { name quantity left exemption } received { reference items { quantity } } } }',
          { id },
        );
      expect((await ask(publicId)).data.withdrawal).toEqual({
        isOpen: true,
        reason: null,
        lastDay: null,
        items: [{ name: 'Mugg, vit', quantity: 2, left: 2, exemption: null }],
        received: [],
      });
      expect((await ask('10001')).data.withdrawal).toBeNull();
      const mutation = `mutation($id: String!, $withdrawal: WithdrawalInputType!) {
        withdrawFromPurchase(publicOrderId: $id, withdrawal: $withdrawal) { reference orderId receivedAt items { quantity } }
      }`;
      const goBack = (withdrawal: object, id = publicId) => api.queryExtensions(mutation, { id, withdrawal });
      const items = [{ skuId: client.skus['MUG-1'], quantity: 3 }];
      const meant = async (quantity: number) => {
        const query =
          'query($id: String!, $items: [WithdrawnItemInputType!]) { withdrawal(publicOrderId: $id, items: $items) { orderId refund { amount offBill currency } } }';
        return (await api.queryExtensions(query, { id: publicId, items: [{ ...items[0], quantity }] })).data.withdrawal;
      };
      const refund = { amount: 100, offBill: 100, currency: 'SEK' };
      expect(await meant(1)).toEqual({ orderId: '10001', refund });
      expect((await meant(2)).refund.amount).toBe(200);
      expect((await meant(3)).refund).toBeNull();
      const codes = async (withdrawal: object, id?: string) => (await goBack(withdrawal, id)).codes;
      expect(await codes({ items })).toEqual(['WITHDRAWAL_TOO_MANY']);
      expect(await codes({ items: [{ ...items[0], quantity: 0 }] })).toEqual(['BAD_USER_INPUT']);
      expect(await codes({ email: 'nobody' })).toEqual(['BAD_USER_INPUT']);
      expect(await codes({ name: 'x'.repeat(201) })).toEqual(['BAD_USER_INPUT']);
      expect(await codes({}, 'id-none')).toEqual(['ORDER_NOT_FOUND']);
      const receipt = { reference: 'A-10001-1', orderId: '10001', items: [{ quantity: 2 }] };
      expect((await goBack({ name: 'Maja' })).data.withdrawFromPurchase).toMatchObject(receipt);
      const again = graphqlRequest(
        { query: mutation, variables: { id: publicId, withdrawal: {} } },
        { 'x-idempotency-key': 'another-key' },
        '/extensions/graphql',
      );
      const { errors } = await (await api.fetch(again)).json();
      expect(errors[0].extensions).toMatchObject({ code: 'WITHDRAWAL_CLOSED', reason: 'NOTHING_LEFT' });
      expect((await ask(publicId)).data.withdrawal.received).toEqual([
        { reference: 'A-10001-1', items: [{ quantity: 2 }] },
      ]);
      await api.close();
    });

    it('tells what comes off a bill, and what goes back to the gift card that paid, and locks nothing', async () => {
      let code = '';
      const api = await openPreparedApi(async (db) => {
        const ports = { db, now: testStart, randomBytes: (size: number) => new Uint8Array(size).fill(7) };
        code = await issueGiftCard(ports, { currency: 'SEK', amount: 150_00, expiresAt: testStart + DAY });
      });
      const client = await openCheckoutClient(api);
      await client.add('MUG-1', 2);
      await client.change('setCartPromoCode', { promoCode: code });
      const { publicId } = (await client.order(invoiceCheckout)).data.placeOrder;
      api.takeStatements();
      const query = `query($id: String!, $items: [WithdrawnItemInputType!]) {
        withdrawal(publicOrderId: $id, items: $items) { refund { amount offBill currency } }
      }`;
      const items = [{ skuId: client.skus['MUG-1'], quantity: 2 }];
      const { data } = await api.queryExtensions(query, { id: publicId, items });
      // 200 kr, of which the gift card paid 150; the invoice asks for the rest.
      expect(data.withdrawal.refund).toEqual({ amount: 200, offBill: 50, currency: 'SEK' });
      const statements = api.takeStatements().map(({ sql }) => sql);
      expect(statements.filter((sql) => sql.includes('bought_gift_cards'))).not.toEqual([]);
      expect(statements.filter((sql) => /for update|begin/i.test(sql))).toEqual([]);
      await api.close();
    });
  });
});
