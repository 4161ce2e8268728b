import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMails } from '../../mail/mail.repository.ts';
import { readMarketDirectory } from '../../market/market.repository.ts';
import { cardCheckout, invoiceCheckout } from '../../testing/open-checkout-client.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/open-order-desk.ts';
import { describeApi } from '../../testing/open-test-api.ts';
import { readOrderedLines } from '../order-line.repository.ts';
import type { OrderRecord } from '../order-record.ts';
import { createOrderRepository } from '../order.repository.ts';
import { refundOrder } from '../refund-order.ts';
import { readRefunds } from '../refund.repository.ts';
import { createReceiptDesk } from './answer-receipt.ts';
import { receiptOf } from './receipt.rules.ts';
import { testProfile } from '../../testing/test-profile.ts';

const card = { ...cardCheckout, customerType: 'PERSON' as const };
const invoice = { ...invoiceCheckout, customerType: 'PERSON' as const };

describeApi('the receipt of an order', () => {
  let desk: OrderDesk;
  let answer: (request: Request) => Promise<Response | null>;
  beforeAll(async () => {
    desk = await openOrderDesk();
    answer = createReceiptDesk({
      profile: testProfile,
      db: desk.db,
      directory: await readMarketDirectory(desk.db, {}),
    });
  });
  afterAll(() => desk.close());

  const ask = (publicId: string, init?: RequestInit) =>
    answer(new Request(`https://torg.example/receipts/${publicId}`, init));
  const order = async (checkout: typeof card, ...articles: readonly string[]): Promise<OrderRecord> => {
    const cartId = await desk.newCart();
    for (const article of articles) await desk.add(cartId, article, 1);
    const placed = await desk.place(cartId, checkout);
    if (!placed.ok) throw new Error(placed.refusal.kind);
    return placed.order;
  };
  const receipt = async ({ orderId }: OrderRecord) => {
    const placed = await createOrderRepository(desk.db).find(orderId);
    const lines = await readOrderedLines(desk.db, orderId);
    return (
      placed &&
      receiptOf({
        order: placed,
        lines,
        refunds: (await readRefunds(desk.db, [orderId])).get(orderId) ?? [],
        giftCards: [],
        timeZone: 'Europe/Stockholm',
      })
    );
  };

  it('is a page for whoever has its address, that says what the file says and leads to it', async () => {
    const { publicId } = await order(invoice, 'MUG-1', 'KAF-1');
    const page = await ask(publicId);
    expect(page?.status).toBe(200);
    expect(Object.fromEntries(page?.headers ?? [])).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    const text = (await page?.text()) ?? '';
    for (const words of ['<h1>Faktura</h1>', 'Maja Lind, Storgatan 1', 'Moms per momssats', '@media print'])
      expect(text).toContain(words);
    expect(text).toContain(`href="/receipts/${publicId}.pdf"`);
    expect((await ask(publicId, { method: 'HEAD' }))?.status).toBe(200);
  });

  it('is a file for whoever has its address, which nobody guesses and nothing keeps', async () => {
    const { orderId, publicId } = await order(invoice, 'MUG-1', 'KAF-1');
    const file = await ask(`${publicId}.pdf`);
    expect(file?.status).toBe(200);
    expect(Object.fromEntries(file?.headers ?? [])).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="faktura-${orderId}.pdf"`,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect((await file?.text())?.slice(0, 8)).toBe('%PDF-1.7');
    expect([(await ask(String(orderId)))?.status, (await ask('id-none'))?.status]).toEqual([404, 404]);
    expect((await ask(publicId, { method: 'POST' }))?.status).toBe(405);
    expect(await answer(new Request('https://torg.example/receipts/'))).toBeNull();
  });

  it('is there once the order stands, and a receipt rather than an invoice when it is paid', async () => {
    const { orderId, publicId } = await order(card, 'MUG-1');
    expect((await ask(publicId))?.status).toBe(404);
    desk.now += 60_000;
    await desk.settle(orderId, 'paid');
    expect((await ask(`${publicId}.pdf`))?.headers.get('content-disposition')).toContain(`kvitto-${orderId}.pdf`);
    const declined = await order(card, 'MUG-1');
    await desk.settle(declined.orderId, 'declined');
    expect((await ask(declined.publicId))?.status).toBe(404);
  });

  it('adds up: lines, fees and discount to the total, and the total by rate', async () => {
    const written = await receipt(await order(invoice, 'SHI-1-L', 'KAF-1', 'FAT-1'));
    if (!written) throw new Error('There is no receipt');
    for (const side of ['incVat', 'exVat'] as const) {
      const sum = (amounts: readonly { incVat: number; exVat: number }[]) =>
        amounts.reduce((whole, amount) => whole + amount[side], 0);
      const parts = [...written.lines.map(({ total }) => total), ...written.fees.map(({ amount }) => amount)];
      expect(sum(parts) - written.discount[side]).toBe(written.total[side]);
      expect(sum(written.vats.map(({ amount }) => amount))).toBe(written.total[side]);
    }
    expect(written.vats.map(({ rateBp }) => rateBp)).toEqual([2500, 600]);
  });

  it('names whoever is billed and every organisation, and not a person who paid otherwise', async () => {
    expect((await receipt(await order(invoice, 'MUG-1')))?.buyer.slice(0, 2)).toEqual(['Maja Lind', 'Storgatan 1']);
    const paid = await order(card, 'MUG-1');
    await desk.settle(paid.orderId, 'paid');
    expect((await receipt(paid))?.buyer).toEqual([]);
    const company = { ...card.billingAddress, company: 'Lerkulla Keramik AB' };
    const organisation = {
      ...{ customerType: 'ORGANIZATION' as never, billingAddress: company, goodsLabel: 'Kalle 42' },
      ...{ identityNumber: '5560360793', customerOrderNumber: 'PO-77' },
    };
    const bought = await order({ ...card, ...organisation }, 'MUG-1'); // the checkouts of tests are of persons
    await desk.settle(bought.orderId, 'paid');
    const written = await receipt(bought);
    expect(written?.buyer.slice(0, 2)).toEqual(['Lerkulla Keramik AB', 'Maja Lind']);
    expect(written?.organisation).toEqual({ number: '556036-0793', reference: 'Kalle 42', orderNumber: 'PO-77' });
    expect([written?.pickup?.place, (await receipt(paid))?.pickup]).toEqual([
      'Kvarterslivs, Storgatan 4, 111\u00a022 Stockholm',
      null,
    ]);
  });

  it('tells an organisation where its goods go, and nobody where those of a person go, who may be somebody else', async () => {
    const { zip, city } = invoice.billingAddress;
    const store = { firstName: 'Kai', lastName: 'Holm', addressLine1: 'Lagergatan 7', zip, city };
    const company = 'Lerkulla Keramik AB';
    const home = { shippingId: 2, pickupPoint: '', shippingAddress: store };
    const organisation = {
      ...{ customerType: 'ORGANIZATION', identityNumber: '5560360793' },
      ...{ billingAddress: { ...card.billingAddress, company }, shippingAddress: { ...store, company } },
    };
    const bought = await order({ ...card, ...home, ...organisation } as never, 'SHI-1-L'); // the checkouts of tests are of persons who fetch
    await desk.settle(bought.orderId, 'paid');
    const written = await receipt(bought);
    expect(written?.deliveredTo.slice(0, 3)).toEqual([company, 'Kai Holm', 'Lagergatan 7']);
    expect(written?.pickup).toBeNull();
    expect(await (await ask(bought.publicId))?.text()).toContain(
      '<dt>Leveransadress</dt><dd>Lerkulla Keramik AB, Kai Holm, Lagergatan 7',
    );
    const billed = await order({ ...invoice, ...home }, 'SHI-1-L');
    expect((await receipt(billed))?.buyer[0]).toBe('Maja Lind');
    expect(await (await ask(billed.publicId))?.text()).not.toMatch(/Kai Holm|Lagergatan/);
    const paid = await order({ ...card, ...home }, 'SHI-1-L');
    await desk.settle(paid.orderId, 'paid');
    expect((await receipt(paid))?.deliveredTo).toEqual([]);
  });

  it('tells what was paid back', async () => {
    const bought = await order(card, 'MUG-1', 'KAF-1');
    await desk.settle(bought.orderId, 'paid');
    const units = new Map([[await desk.skuId('KAF-1'), 1]]);
    const request = { kind: 'part' as const, units, withShipping: false };
    const payments = { payBack: async () => {} };
    const action = { orderId: bought.orderId, by: 'test', now: desk.now };
    await refundOrder({ db: desk.db, payments }, { ...action, request, reason: 'Gick sönder' });
    expect(await receipt(bought)).toMatchObject({
      refunds: [
        {
          at: desk.now,
          reason: 'Gick sönder',
          vat: expect.any(Number),
          amount: bought.counted.totals.lines[1]?.selling.incVat,
        },
      ],
    });
  });

  it('of a bill asks for what is left once a part was taken off it', async () => {
    const bought = await order(invoice, 'MUG-1', 'KAF-1');
    const asked = (await receipt(bought))?.payment.amount ?? 0;
    const request = { kind: 'part' as const, units: new Map([[await desk.skuId('KAF-1'), 1]]), withShipping: false };
    const action = { orderId: bought.orderId, by: 'test', now: desk.now, reason: 'Gick sönder' };
    await refundOrder({ db: desk.db, payments: { payBack: async () => {} } }, { ...action, request });
    const coffee = bought.counted.totals.lines[1]?.selling.incVat ?? 0;
    expect(await receipt(bought)).toMatchObject({
      kind: 'invoice',
      payment: { amount: asked - coffee },
      refunds: [{ amount: coffee, isCredit: true }],
    });
  });

  it('is found by the link in the confirmation', async () => {
    await order(invoice, 'MUG-1');
    const content = (await readMails(desk.db, { most: 1 }))[0]?.content;
    const link = content?.kind === 'order-confirmation' ? content.data.pages.receipt : null;
    expect((await answer(new Request(link ?? 'https://torg.example')))?.status).toBe(200);
  });
});
