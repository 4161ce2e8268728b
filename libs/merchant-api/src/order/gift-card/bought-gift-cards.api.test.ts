import { writeGreeting, type GiftGreeting } from '@torg/commerce-sdk/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showOrder } from '../../back-office/show-order.ts';
import { findGiftCard } from '../../balance/gift-card.repository.ts';
import { forgetMailsTo, forgetOldMails, readMails } from '../../mail/mail.repository.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { createMailSender } from '../../mail/sending/create-mail-sender.ts';
import type { MailTransport, OutgoingMail } from '../../mail/sending/mail-transport.ts';
import { readableText } from '../../mail/testing/readable-text.ts';
import { featureCatalogue } from '../../testing/feature-catalogue.ts';
import { cardCheckout, invoiceCheckout } from '../../testing/open-checkout-client.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/open-order-desk.ts';
import { describeApi } from '../../testing/open-test-api.ts';
import { renewBoughtCards } from './renew-bought-cards.ts';
import { moveOrder } from '../move-order.ts';
import { noteBillPaid } from '../note-bill-paid.ts';
import { createOrderRepository } from '../order.repository.ts';
import type { RefundRequest } from '../plan-refund.rules.ts';
import { refundOrder } from '../refund-order.ts';
import { testProfile } from '../../testing/test-profile.ts';

const GIFT_CARD = 'ART-presentkort';
const whole: RefundRequest = { kind: 'whole' };

describeApi('a gift card that is bought', () => {
  let desk: OrderDesk;
  beforeEach(async () => void (desk = await openOrderDesk(featureCatalogue)));
  afterEach(() => desk.close());

  /** Gift cards of 500 kr each and a mug, with what sending costs. */
  async function order(cards: number, checkout: object = cardCheckout) {
    const cartId = await desk.newCart();
    await desk.add(cartId, GIFT_CARD, cards);
    await desk.add(cartId, 'MUG-1', 1);
    const placed = await desk.place(cartId, checkout);
    if (!placed.ok) throw new Error(placed.refusal.kind);
    return { orderId: placed.order.orderId, toPay: placed.order.counted.totals.balance.toPay.incVat };
  }
  async function paidOrder(cards = 1) {
    const placed = await order(cards);
    await desk.settle(placed.orderId, 'paid');
    return { ...placed, codes: await mailedCodes() };
  }
  const cardMails = async () =>
    (await readMails(desk.db, { most: 20 })).filter(({ kind }) => kind === 'gift-cards-bought');
  async function mailedCodes(): Promise<string[]> {
    const [mail] = await cardMails();
    return mail?.content?.kind === 'gift-cards-bought'
      ? mail.content.data.cards.flatMap((card) => ('code' in card ? [card.code] : []))
      : [];
  }
  const left = async (code: string) =>
    (await findGiftCard(desk.db, code, { currency: 'SEK', now: desk.now }))?.amount ?? null;
  /** Buys mugs with a card, and gives the number of that order and what the card paid. */
  async function spend(code: string | undefined, mugs: number) {
    const cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-1', mugs);
    await desk.giveCode(cartId, code ?? '');
    const placed = await desk.place(cartId, invoiceCheckout);
    if (!placed.ok) throw new Error(placed.refusal.kind);
    return { orderId: placed.order.orderId, spent: placed.order.counted.totals.balance.pending };
  }
  let paidBack = 0;
  const payments = { payBack: async ({ amount }: { amount: number }) => void (paidBack += amount) };
  const refund = (orderId: number, request: RefundRequest) => {
    paidBack = 0;
    return refundOrder({ db: desk.db, payments }, { orderId, request, reason: 'Ånger', by: 'Ragna', now: desk.now });
  };
  const cardsBack = async (units: number): Promise<RefundRequest> => ({
    kind: 'part',
    units: new Map([[await desk.skuId(GIFT_CARD), units]]),
    withShipping: false,
  });

  it('is one for each unit, once its order is paid, however often that is told and at once', async () => {
    const { orderId } = await order(2);
    expect(await cardMails()).toEqual([]);
    await Promise.all(Array.from({ length: 5 }, () => desk.settle(orderId, 'paid')));
    const codes = await mailedCodes();
    expect([codes.length, new Set(codes).size, (await cardMails()).length]).toEqual([2, 2, 1]);
    expect(await Promise.all(codes.map(left))).toEqual([500_00, 500_00]);
  });

  it('comes by mail with its code, what it holds, its last day and how it is used', async () => {
    const { orderId, codes } = await paidOrder();
    const [mail] = await cardMails();
    const { subject, text } = renderMail(mail?.content ?? fail(), 'sv-SE', testProfile);
    expect(mail?.to).toBe('maja@torg.example');
    expect(subject).toBe(`Ditt presentkort från order ${orderId}`);
    expect(readableText(text)).toContain(`Kod: ${codes[0]} Belopp: 500 kr Gäller till och med: 2028-11-21`);
    expect(readableText(text)).toContain('Skriv koden i varukorgen');
  });

  it('reaches its buyer, who deletes the account before the mail went, and is forgotten then', async () => {
    const { codes } = await paidOrder();
    await forgetMailsTo(desk.db, 'maja@torg.example');
    expect([codes.length, await mailedCodes()]).toEqual([1, codes]);
    await desk.db
      .updateTable('mails')
      .set({ sent_at: new Date(desk.now) })
      .execute();
    await forgetMailsTo(desk.db, 'maja@torg.example');
    expect(await cardMails()).toEqual([]);
  });

  describe('for somebody else', () => {
    const greeting = {
      name: 'Eva Ek',
      email: 'eva@torg.example',
      words: 'Grattis!\nVi ses <b>snart</b>',
      sendOn: '2026-12-24',
    };
    const christmas = Date.parse('2026-12-24T08:00:00+01:00');
    async function paidFor(cards: number, given: GiftGreeting = greeting) {
      const cartId = await desk.newCart();
      await desk.add(cartId, GIFT_CARD, cards, writeGreeting(given));
      const placed = await desk.place(cartId, cardCheckout);
      if (!placed.ok) throw new Error(placed.refusal.kind);
      await desk.settle(placed.order.orderId, 'paid');
      return placed.order.orderId;
    }
    /** Sends what is due at a moment, and gives what went to Eva. */
    async function sentUntil(now: number) {
      const sent: OutgoingMail[] = [];
      const transport: MailTransport = {
        async send(mail) {
          sent.push(mail);
          return { kind: 'sent' };
        },
        close() {},
      };
      await createMailSender({ db: desk.db, clock: { now: () => now }, transport, profile: testProfile }).sendDue();
      return sent.filter(({ to }) => to === greeting.email);
    }
    const codeIn = (text: string) => /Kod:?\s+(\S+)/.exec(readableText(text))?.[1] ?? '';

    it('is mailed on its day and not before, with what its buyer says, and its buyer is told when and not its code', async () => {
      await paidFor(1);
      const [own] = await cardMails();
      const told = readableText(renderMail(own?.content ?? fail(), 'sv-SE', testProfile).text);
      expect(told).toContain('Skickas till: Eva Ek');
      expect(told).toContain('Skickas: 2026-12-24');
      expect(told).not.toMatch(/[2-9A-Z]{4}-[2-9A-Z]{4}/);
      expect(await sentUntil(christmas - 1)).toEqual([]);
      const [mail] = await sentUntil(christmas);
      expect(mail?.subject).toBe('Ett presentkort från Maja Lind');
      expect(mail?.text).toContain('Till dig, Eva Ek');
      expect(mail?.text).toContain('Grattis!');
      expect(mail?.html).toContain('&lt;b&gt;snart');
      expect(await left(codeIn(mail?.text ?? ''))).toBe(500_00);
      expect(await sentUntil(christmas + 1)).toEqual([]);
      expect(
        (await readMails(desk.db, { most: 20 })).find(({ kind }) => kind === 'gift-card-received')?.content,
      ).toBeNull();
    });

    it('is mailed at once where no day is named, or the day is over when it is paid', async () => {
      await paidFor(1, { ...greeting, sendOn: null });
      await paidFor(1, { ...greeting, sendOn: '2026-01-01' });
      expect(await sentUntil(desk.now)).toHaveLength(2);
    });

    it('is not mailed where its purchase was taken back before its day, and the other one is', async () => {
      const orderId = await paidFor(2);
      await refund(orderId, await cardsBack(1));
      expect(await sentUntil(christmas)).toHaveLength(1);
    });

    it('waits for its day though other mails are forgotten meanwhile, and its receiver’s account', async () => {
      await paidFor(1, { ...greeting, sendOn: '2027-10-01' });
      const day = Date.parse('2027-10-01T08:00:00+02:00');
      await forgetOldMails(desk.db, day - 1);
      await forgetMailsTo(desk.db, greeting.email);
      expect(await sentUntil(day)).toHaveLength(1);
    });

    it('has a new code for its receiver, who lost the first one', async () => {
      const orderId = await paidFor(1);
      const [first] = await sentUntil(christmas);
      const { db, randomBytes } = desk;
      await renewBoughtCards(db, { orderId, by: 'Ragna', now: christmas + 1, randomBytes });
      const [second] = await sentUntil(christmas + 1);
      const codes = [first, second].map((mail) => codeIn(mail?.text ?? ''));
      expect(await Promise.all(codes.map(left))).toEqual([null, 500_00]);
    });
  });

  it('is known to the shop’s people by the end of its code and what is left on it', async () => {
    const { orderId, codes } = await paidOrder(2);
    const { spent } = await spend(codes[1], 1);
    const shown = (await showOrder(desk.db, orderId))?.giftCards.map(({ codeEnd, held }) => [codeEnd, held]);
    expect(shown).toEqual([
      [codes[0]?.slice(-4), 500_00],
      [codes[1]?.slice(-4), 500_00 - spent],
    ]);
  });

  it('has a new code where its buyer lost the first one, which opens nothing and is mailed no more', async () => {
    const { orderId, codes } = await paidOrder(2);
    const { spent } = await spend(codes[0], 1);
    const { db, now, randomBytes } = desk;
    const action = { orderId, by: 'Ragna', now, randomBytes };
    expect(await renewBoughtCards(db, action)).toEqual({ kind: 'renewed', cards: 2 });
    expect(await Promise.all(codes.map(left))).toEqual([null, null]);
    expect(await Promise.all((await mailedCodes()).map(left))).toEqual([500_00 - spent, 500_00]);
    const said = (await cardMails()).map(({ content, nextTryAt }) => [content === null, nextTryAt === null]);
    expect(said.toSorted()).toEqual([
      [false, false],
      [true, true],
    ]);
    await refund(orderId, whole);
    expect(await renewBoughtCards(db, action)).toEqual({ kind: 'no-cards' });
    expect(await renewBoughtCards(db, { ...action, orderId: 1 })).toEqual({ kind: 'unknown-order' });
  });

  it('is not there while its order waits for money or got none', async () => {
    const { orderId } = await order(1);
    await desk.settle(orderId, 'declined');
    await desk.settle(orderId, 'paid');
    expect(await cardMails()).toEqual([]);
    expect(await desk.db.selectFrom('gift_cards').selectAll().execute()).toEqual([]);
  });

  it('comes when its bill is paid, without what was credited before', async () => {
    const { orderId } = await order(3, invoiceCheckout);
    expect(await cardMails()).toEqual([]);
    await refund(orderId, await cardsBack(1));
    const bill = { orderId, by: 'Ragna', now: desk.now, randomBytes: desk.randomBytes };
    for (let time = 1; time <= 2; time += 1) await noteBillPaid(desk.db, bill);
    const codes = await mailedCodes();
    expect([codes.length, (await cardMails()).length]).toEqual([2, 1]);
    expect(await refund(orderId, await cardsBack(2))).toMatchObject({ toPayment: 1000_00 });
    expect(await Promise.all(codes.map(left))).toEqual([0, 0]);
  });

  it('is closed when it is refunded, unused before used, and the buyer is told which', async () => {
    const { orderId, codes } = await paidOrder(2);
    const [used, unused] = codes;
    const { spent } = await spend(used, 1);
    expect(await refund(orderId, await cardsBack(1))).toMatchObject({ toPayment: 500_00 });
    expect([await left(unused ?? ''), await left(used ?? '')]).toEqual([0, 500_00 - spent]);
    const [mail] = await readMails(desk.db, { most: 1 });
    const { text } = renderMail(mail?.content ?? fail(), 'sv-SE', testProfile);
    expect(readableText(text)).toContain(
      `Presentkortet med koden som slutar på ${unused?.slice(-4)} gäller inte längre. På det fanns 500 kr kvar.`,
    );
  });

  it('is refunded for what is left of it where it was used, and no more in any way', async () => {
    const { orderId, toPay, codes } = await paidOrder();
    const { spent } = await spend(codes[0], 1);
    expect(await refund(orderId, await cardsBack(1))).toMatchObject({ toPayment: 500_00 - spent });
    expect(await left(codes[0] ?? '')).toBe(0);
    expect(await refund(orderId, whole)).toMatchObject({ status: 'refunded', toPayment: toPay - 500_00 });
    expect(await refund(orderId, whole)).toMatchObject({ refusal: { kind: 'nothing-paid' } });
  });

  it('gives nothing back where all of it was used, and the rest of its order still can be', async () => {
    const { orderId, toPay, codes } = await paidOrder();
    await spend(codes[0], 9);
    expect(await left(codes[0] ?? '')).toBe(0);
    expect(await refund(orderId, whole)).toMatchObject({ status: 'refunded', toPayment: toPay - 500_00 });
  });

  it('is closed when its order is cancelled, and what was used of it is not owed', async () => {
    const { orderId, toPay, codes } = await paidOrder();
    const { spent } = await spend(codes[0], 1);
    const move = { orderId, to: 'cancelled', by: 'Ragna', note: '', now: desk.now } as const;
    expect(await moveOrder(desk.db, move)).toEqual({ kind: 'moved', isRefundDue: true });
    expect(await left(codes[0] ?? '')).toBe(0);
    await refund(orderId, whole);
    expect(paidBack).toBe(toPay - spent);
    expect((await createOrderRepository(desk.db).find(orderId))?.isRefundDue).toBe(false);
  });

  it('keeps for its holder what comes back onto it after it was closed', async () => {
    const { orderId, codes } = await paidOrder();
    const later = await spend(codes[0], 1);
    await refund(orderId, whole);
    await moveOrder(desk.db, { orderId: later.orderId, to: 'cancelled', by: 'Ragna', note: '', now: desk.now });
    expect(await left(codes[0] ?? '')).toBe(later.spent);
    expect(await refund(orderId, whole)).toMatchObject({ refusal: { kind: 'nothing-paid' } });
    const action = { orderId, by: 'Ragna', now: desk.now, randomBytes: desk.randomBytes };
    expect(await renewBoughtCards(desk.db, action)).toEqual({ kind: 'no-cards' });
  });
});

function fail(): never {
  throw new Error('There is no such mail');
}
