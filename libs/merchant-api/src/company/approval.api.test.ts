import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ShopDatabase } from '../database/shop-database.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { testStart } from '../testing/seeded-database.ts';
import { openCompanyDesk, type CompanyDesk } from './testing/open-company-desk.ts';

describeApi('an order above a member’s limit', () => {
  let desk: CompanyDesk;
  beforeEach(async () => void (desk = await openCompanyDesk()));
  afterEach(() => desk.api.close());

  const mailsOf = (kind: string) => desk.api.mails.filter((mail) => mail.kind === kind);
  const sent = async (mugs = 4) => {
    const { data } = await desk.send(desk.buyer, await desk.fill(desk.buyer, mugs));
    return data.requestApproval;
  };
  const creditUsed = async () => (await desk.ask(desk.lead, '{ company { creditUsed } }')).data.company.creditUsed;

  it('is not placed by the buyer, waits where it is sent, and tells those who may decide', async () => {
    const cartId = await desk.fill(desk.buyer, 4);
    expect((await desk.place(desk.buyer, cartId)).codes).toEqual(['APPROVAL_NEEDED']);
    const [first, again] = await Promise.all([desk.send(desk.buyer, cartId), desk.send(desk.buyer, cartId)]);
    expect(first.data.requestApproval).toMatchObject({ status: 'WAITING', amount: 300, amountNow: 300 });
    expect(again.data.requestApproval.id).toBe(first.data.requestApproval.id);
    expect(mailsOf('approval-requested').map(({ to }) => to)).toEqual([
      'karin@lindbacka.example',
      'per@lindbacka.example',
    ]);
    expect((await desk.place(desk.buyer, cartId)).codes).toEqual(['CART_NOT_FOUND']);
    expect(await creditUsed()).toBe(0);
  });

  it('becomes one order, however often and by however many it is approved', async () => {
    const { id, amount } = await sent();
    const approvals = await Promise.all([
      desk.approve(desk.lead, id, amount),
      desk.approve(desk.approver, id, amount),
      desk.approve(desk.lead, id, amount),
    ]);
    const orders = new Set(approvals.map(({ data }) => data.approvePurchase.orderId));
    expect(orders.size).toBe(1);
    expect([...orders][0]).toMatch(/^\d+$/);
    expect(await creditUsed()).toBe(300);
    const [told, ...more] = mailsOf('approval-given');
    expect([told?.to, told?.data, more]).toEqual([
      'sara@lindbacka.example',
      expect.objectContaining({ decidedBy: expect.stringMatching(/^(Karin Lindbacka|Per Holm)$/), amount: 300_00 }),
      [],
    ]);
    const buyersOrders = await desk.api.queryAs(desk.buyer, '{ getOrders { id } }');
    expect(buyersOrders.data.getOrders).toHaveLength(1);
    expect((await desk.refuse(desk.lead, id)).data.refusePurchase.status).toBe('APPROVED');
  });

  it('is refused with a reason, of which the buyer is told, and can be put into a cart again by the buyer alone', async () => {
    const { id, amount } = await sent();
    const { data } = await desk.refuse(desk.approver, id, ' Vänta till hösten ');
    expect(data.refusePurchase).toMatchObject({
      status: 'REFUSED',
      reason: 'Vänta till hösten',
      decidedBy: 'Per Holm',
    });
    expect(mailsOf('approval-refused').map(({ to }) => to)).toEqual(['sara@lindbacka.example']);
    expect((await desk.approve(desk.lead, id, amount)).codes).toEqual(['APPROVAL_OVER']);
    const reopen = 'mutation($id: String!) { reopenPurchase(id: $id) { cartId limited { skuId } } }';
    expect((await desk.ask(desk.buyer, reopen, { id })).data.reopenPurchase).toMatchObject({ limited: [] });
    expect((await desk.ask(desk.lead, reopen, { id })).data.reopenPurchase).toBeNull();
    expect(await creditUsed()).toBe(0);
  });

  it('is nothing for the buyer, a stranger or an approver whose own limit it passes', async () => {
    const { id, amount } = await sent();
    expect((await desk.approve(desk.buyer, id, amount)).codes).toEqual(['FORBIDDEN']);
    expect((await desk.approve(desk.stranger, id, amount)).codes).toEqual(['FORBIDDEN']);
    const change = 'mutation($id: Int!) { changeMember(id: $id, role: APPROVER, orderLimit: 200) }';
    const { members } = (await desk.ask(desk.lead, '{ company { members { id email } } }')).data.company;
    const per = members.find(({ email }: { email: string }) => email.startsWith('per')).id;
    expect((await desk.ask(desk.lead, change, { id: per })).data.changeMember).toBe(true);
    expect((await desk.approve(desk.approver, id, amount)).codes).toEqual(['APPROVAL_NOT_FOUND']);
    const seen = await desk.ask(desk.approver, 'query($id: String!) { companyApproval(id: $id) { id } }', { id });
    expect(seen.data.companyApproval).toBeNull();
  });

  it('is not placed at another price than the approver was shown, and says what is sold out meanwhile', async () => {
    const { id, amount } = await sent();
    expect((await desk.approve(desk.lead, id, amount - 1)).codes).toEqual(['TOTAL_CHANGED']);
    const bought = await desk.place(desk.lead, await desk.fill(desk.lead, 5));
    expect(bought.codes).toEqual([]);
    expect((await desk.place(desk.stranger, await desk.fill(desk.stranger, 2))).codes).toEqual([]);
    const { codes } = await desk.approve(desk.lead, id, amount);
    expect(codes).toEqual(['OUT_OF_STOCK']);
    const shown = await desk.ask(
      desk.lead,
      'query($id: String!) { companyApproval(id: $id) { status lines { left } } }',
      {
        id,
      },
    );
    expect(shown.data.companyApproval).toEqual({ status: 'WAITING', lines: [{ left: 3 }] });
  });

  it('says where its goods would go: where they are fetched, else to which address', async () => {
    const askPlace = 'query($id: String!) { companyApproval(id: $id) { deliveredTo } }';
    const placeOf = async (chosen: object) => {
      const { data } = await desk.send(desk.buyer, await desk.fill(desk.buyer, 4, chosen));
      const shown = await desk.ask(desk.lead, askPlace, { id: data.requestApproval.id });
      return shown.data.companyApproval.deliveredTo;
    };
    expect(await placeOf({ pickupPoint: 'SE-11122-2' })).toBe(
      'Stationskiosken, Stationsvägen 1, 111\u00a022 Stockholm',
    );
    expect(await placeOf({ shippingId: 2 })).toContain('111 22 Stockholm');
  });

  it('stays on record once it is decided, with by whom, when, and where its goods went', async () => {
    const record = '{ company { approvals { id status askedBy decidedBy decidedAt amountExVat deliveredTo } } }';
    const recordOf = async (token: string) => (await desk.ask(token, record)).data.company.approvals;
    const approved = await desk.send(desk.buyer, await desk.fill(desk.buyer, 4, { pickupPoint: 'SE-11122-2' }));
    const { id, amount } = approved.data.requestApproval;
    const [waiting] = await recordOf(desk.approver);
    expect(waiting).toMatchObject({ status: 'WAITING', decidedBy: null, decidedAt: null, amountExVat: 240 });
    await desk.approve(desk.approver, id, amount);
    const decided = {
      ...{ id, status: 'APPROVED', askedBy: 'Sara Ek', decidedBy: 'Per Holm', amountExVat: 240 },
      ...{ decidedAt: expect.any(String), deliveredTo: 'Stationskiosken, Stationsvägen 1, 111\u00a022 Stockholm' },
    };
    expect(await recordOf(desk.approver)).toEqual([decided]);
    expect(await recordOf(desk.lead)).toEqual([decided]);
    expect(await recordOf(desk.buyer)).toEqual([decided]);
  });

  it('is mailed about with the page of the shop that it was sent in, wherever whoever decides it is', async () => {
    const [given, refused] = [await sent(), await sent()];
    const norwegian = 'channelId: "2|no", marketId: "no", languageId: "nb-NO"';
    const approve = `mutation($id: String!) { approvePurchase(id: $id, amount: 300, ${norwegian}) { status } }`;
    const refuse = `mutation($id: String!) { refusePurchase(id: $id, reason: "Nei", ${norwegian}) { status } }`;
    await desk.ask(desk.lead, refuse, { id: refused.id });
    await desk.ask(desk.lead, approve, { id: given.id });
    const addresses = desk.api.mails.flatMap(({ kind, data }) => ('address' in data ? [[kind, data.address]] : []));
    const pageOf = (id: string) => expect.stringMatching(`^https://torg\\.example/mina-sidor/.*=${id}$`);
    expect(addresses).toContainEqual(['approval-refused', pageOf(refused.id)]);
    expect(addresses).toContainEqual(['approval-given', pageOf(given.id)]);
  });

  it('falls with its buyer’s membership', async () => {
    const { id, amount } = await sent();
    const { members } = (await desk.ask(desk.lead, '{ company { members { id email } } }')).data.company;
    const sara = members.find(({ email }: { email: string }) => email.startsWith('sara')).id;
    await desk.ask(desk.lead, 'mutation($id: Int!) { removeMember(id: $id) }', { id: sara });
    expect((await desk.approve(desk.lead, id, amount)).codes).toEqual(['APPROVAL_OVER']);
    // Her session goes on, as a customer of her own.
    expect((await desk.ask(desk.buyer, '{ company { name } }')).data.company).toBeNull();
    expect((await desk.send(desk.buyer, await desk.fill(desk.buyer, 4))).codes).toEqual(['FORBIDDEN']);
  });
});

describeApi('an organization’s credit', () => {
  let desk: CompanyDesk;
  beforeEach(async () => void (desk = await openCompanyDesk()));
  afterEach(() => desk.api.close());

  it('is never exceeded, by two at once either', async () => {
    const carts = [await desk.fill(desk.lead, 4), await desk.fill(desk.approver, 4)] as const;
    const placed = await Promise.all([desk.place(desk.lead, carts[0]), desk.place(desk.approver, carts[1])]);
    expect(placed.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
    expect(placed.flatMap(({ codes }) => codes)).toEqual(['CREDIT_EXCEEDED']);
    const { creditUsed, creditLimit } = (await desk.ask(desk.lead, '{ company { creditUsed creditLimit } }')).data
      .company;
    expect([creditUsed, creditLimit]).toEqual([300, 500]);
  });

  it('is looked at before an order is sent for approval: what nobody could approve stays the buyer’s', async () => {
    expect((await desk.place(desk.lead, await desk.fill(desk.lead, 4))).codes).toEqual([]);
    const cartId = await desk.fill(desk.buyer, 4);
    const refused = await desk.send(desk.buyer, cartId);
    expect([refused.codes, refused.errors[0]?.extensions]).toEqual([
      ['CREDIT_EXCEEDED'],
      expect.objectContaining({ creditLeft: 200 }),
    ]);
    expect(desk.api.mails.filter(({ kind }) => kind === 'approval-requested')).toEqual([]);
    expect((await desk.ask(desk.lead, '{ company { approvals { id } } }')).data.company.approvals).toEqual([]);
    // Its cart is as it was.
    expect((await desk.place(desk.buyer, cartId)).codes).toEqual(['APPROVAL_NEEDED']);
  });

  it('is no ceiling for what a member buys as a person', async () => {
    const cartId = await desk.fill(desk.buyer, 4);
    const { data } = await desk.api.queryAs(
      desk.buyer,
      `mutation($id: String!) { placeOrder(cartId: $id, checkout: { customerType: PERSON, identityNumber: "19121212-1212" }) { status } }`,
      { id: cartId },
    );
    expect(data.placeOrder).toEqual({ status: 'pending' });
  });
});

describeApi('what a member with credit enough sends for approval', () => {
  let desk: CompanyDesk;
  beforeEach(async () => {
    desk = await openCompanyDesk({
      prepare: async (db) => void (await db.updateTable('companies').set({ credit_limit: 9_000_00 }).execute()),
    });
  });
  afterEach(() => desk.api.close());

  it('tells what was written at a line, and what the shop gives, which is no article of the mail', async () => {
    const cartId = await desk.fill(desk.buyer, 1, {}, { message: 'Kök 3', shirts: 4 });
    const { data } = await desk.send(desk.buyer, cartId);
    const { id } = data.requestApproval;
    const askLines =
      'query($id: String!) { companyApproval(id: $id) { lines { articleNumber amount message isGift } } }';
    const { companyApproval } = (await desk.ask(desk.lead, askLines, { id })).data;
    expect(companyApproval.lines).toMatchObject([
      { articleNumber: 'MUG-1', message: 'Kök 3', isGift: false },
      { articleNumber: 'SHI-1-L', message: null, isGift: false },
      { amount: 0, message: null, isGift: true },
    ]);
    expect(desk.api.mails.find(({ kind }) => kind === 'approval-requested')?.data).toMatchObject({ lines: 2 });
  });
});

describeApi('an order that costs more once it is approved', () => {
  let desk: CompanyDesk;
  beforeEach(async () => {
    const endsSoon = { ends_at: new Date(testStart + 60_000) };
    desk = await openCompanyDesk({
      prepare: async (db) => void (await db.updateTable('promotion_markets').set(endsSoon).execute()),
    });
  });
  afterEach(() => desk.api.close());

  it('is on record with what it cost as it was placed', async () => {
    const { data } = await desk.send(desk.buyer, await desk.fill(desk.buyer, 4));
    const { id } = data.requestApproval;
    desk.api.at(120_000);
    const ask = 'query($id: String!) { companyApproval(id: $id) { status amount amountNow amountExVat } }';
    const shown = async () => (await desk.ask(desk.lead, ask, { id })).data.companyApproval;
    expect(await shown()).toEqual({ status: 'WAITING', amount: 300, amountNow: 400, amountExVat: 320 });
    expect((await desk.approve(desk.lead, id, 400)).codes).toEqual([]);
    expect(await shown()).toEqual({ status: 'APPROVED', amount: 400, amountNow: null, amountExVat: 320 });
  });
});

describeApi('the record of an organization that orders much', () => {
  let desk: CompanyDesk;
  beforeEach(async () => void (desk = await openCompanyDesk({ prepare: fillRecord })));
  afterEach(() => desk.api.close());

  const recordOf = async (token: string) =>
    (await desk.ask(token, '{ company { approvals { id status } } }')).data.company.approvals;

  it('has a hundred at most, and all that wait among them', async () => {
    const record = await recordOf(desk.lead);
    expect(record).toHaveLength(100);
    expect([record[0], record.at(-1)]).toEqual([
      { id: 'sent-1', status: 'APPROVED' },
      { id: 'sent-120', status: 'WAITING' },
    ]);
  });

  it('has for whoever decides up to a sum what is within it', async () => {
    expect(await recordOf(desk.approver)).toEqual([{ id: 'sent-110', status: 'APPROVED' }]);
  });

  it('has for a buyer their own alone, and is read without what lies in them', async () => {
    desk.api.takeStatements();
    expect(await recordOf(desk.buyer)).toEqual([{ id: 'sent-115', status: 'APPROVED' }]);
    const reads = desk.api.takeStatements().filter(({ sql }) => sql.includes('from "company_approvals"'));
    expect(reads.map(({ sql }) => /"lines"|\*/.test(sql))).toEqual([false]);
  });
});

/**
 * An hour apart, 120 approvals of the lead's at 300 kronor, the last of which waits; but the 110th is at 100, which the approver may
 * decide, and the 115th the buyer's.
 */
async function fillRecord(db: ShopDatabase): Promise<void> {
  const members = await db.selectFrom('company_members').selectAll().execute();
  const idOf = (role: string) => members.find((member) => member.role === role)?.user_id ?? 0;
  const companyId = members[0]?.company_id ?? 0;
  await db.updateTable('company_members').set({ order_limit: 200_00 }).where('role', '=', 'approver').execute();
  const rows = Array.from({ length: 120 }, (_, index) => index + 1).map((number) => ({
    approval_id: `sent-${number}`,
    company_id: companyId,
    asked_by: idOf(number === 115 ? 'buyer' : 'administrator'),
    ...{ source_cart_id: `cart-${number}`, cart_id: `copy-${number}`, lines: '[]' },
    ...{ channel_id: '1|se', market_id: 'se', language_id: 'sv-SE' },
    amount: number === 110 ? 100_00 : 300_00,
    status: number === 120 ? ('waiting' as const) : ('approved' as const),
    asked_at: new Date(testStart - number * 60 * 60_000),
    ...{ decided_at: null, decided_by: null, reason: null, order_id: null, delivered_to: '', amount_ex_vat: null },
  }));
  await db.insertInto('company_approvals').values(rows).execute();
}
