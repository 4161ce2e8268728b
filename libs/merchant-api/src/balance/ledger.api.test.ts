import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../testing/seeded-database.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { findGiftCard } from './gift-card.repository.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import type { Fund } from './fund.ts';
import { readBalances } from './ledger.repository.ts';
import { closeBalances, grantBalance, payFromBalance, returnToBalance } from './pay-from-balance.ts';

const year = 365 * 24 * 60 * 60_000;

describeApi('the ledger of balances', () => {
  let database: OpenDatabase;
  let [users, cards] = [0, 0];
  beforeAll(async () => void (database = await openSeededDatabase(testCatalogue)));
  afterAll(() => database.close());

  async function newCustomer(): Promise<number> {
    const name = {
      email: `c${(users += 1)}@torg.example`,
      first_name: '',
      last_name: '',
      customer_type: 'PERSON',
    } as const;
    const secret = { password_salt: '', password_hash: '', personal_id: null, meta_data: null };
    const row = { ...name, ...secret, created_at: new Date(testStart) };
    const insert = database.db.insertInto('users').values(row).returning('user_id');
    return (await insert.executeTakeFirstOrThrow()).user_id;
  }
  const newCard = (amount: number) =>
    issueGiftCard(
      { db: database.db, now: testStart, randomBytes: (size) => new Uint8Array(size).fill((cards += 1)) },
      { currency: 'SEK', amount, expiresAt: testStart + year },
    );
  const card = (code: string, at: { currency?: string; now?: number } = {}) =>
    findGiftCard(database.db, code, { currency: 'SEK', now: testStart, ...at });
  const grant = (userId: number, amount: number, reference = 'g') =>
    grantBalance(database.db, { userId, currency: 'SEK', amount, reason: 'GRANTED', reference }, testStart);
  const pay = (funds: readonly Fund[], amount: number, reference: string) =>
    database.db.transaction().execute((trx) => payFromBalance(trx, { funds, amount, reference }, testStart));
  const giveBack = (reference: string) =>
    database.db.transaction().execute((trx) => returnToBalance(trx, reference, testStart));
  const entries = (balanceId: number) =>
    database.db
      .selectFrom('balance_entries')
      .select(['amount', 'amount_after', 'reason'])
      .where('balance_id', '=', balanceId)
      .orderBy('entry_id')
      .execute();
  const own = async (userId: number): Promise<Fund> => {
    const [balance] = await readBalances(database.db, userId);
    if (!balance) throw new Error('The customer has no balance');
    return { balanceId: balance.balanceId, amount: balance.amount };
  };

  it('never pays more than it holds, however many pay at once, and adds up', async () => {
    const userId = await newCustomer();
    await grant(userId, 1000);
    const fund = await own(userId);
    const paid = await Promise.all(Array.from({ length: 30 }, (_, order) => pay([fund], 70, `race-${order}`)));
    expect(paid.filter(Boolean)).toHaveLength(14);
    expect((await own(userId)).amount).toBe(1000 - 14 * 70);
    const written = await entries(fund.balanceId);
    expect(written.reduce((sum, { amount }) => sum + amount, 0)).toBe(20);
    expect(written.every(({ amount_after }) => amount_after >= 0)).toBe(true);
  });

  it('pays for an order once, and gives it back once, whatever is repeated', async () => {
    const userId = await newCustomer();
    await grant(userId, 500);
    await grant(userId, 500);
    const fund = await own(userId);
    expect(fund.amount).toBe(500);
    expect([await pay([fund], 300, 'o-1'), await pay([fund], 300, 'o-1')]).toEqual([true, true]);
    expect((await own(userId)).amount).toBe(200);
    await Promise.all([giveBack('o-1'), giveBack('o-1')]);
    expect((await own(userId)).amount).toBe(500);
  });

  it('pays with a gift card first and the rest with the balance', async () => {
    const userId = await newCustomer();
    await grant(userId, 500);
    const code = await newCard(200);
    const gift = await card(code);
    if (!gift) throw new Error('The card was not found');
    expect(await pay([gift, await own(userId)], 450, 'o-2')).toBe(true);
    expect((await card(code))?.amount).toBe(0);
    expect((await own(userId)).amount).toBe(250);
    await giveBack('o-2');
    expect((await card(code))?.amount).toBe(200);
  });

  it('does not pay at all what the funds do not cover', async () => {
    const gift = await card(await newCard(200));
    if (!gift) throw new Error('The card was not found');
    expect(await pay([gift], 201, 'o-3')).toBe(false);
  });

  it('knows a gift card however its code is written, in its currency and until it ends', async () => {
    const code = await newCard(100);
    expect((await card(code.toLowerCase().replaceAll('-', ' ')))?.amount).toBe(100);
    expect(await card(code, { currency: 'NOK' })).toBeNull();
    expect(await card(code, { now: testStart + year - 1 })).not.toBeNull();
    expect(await card(code, { now: testStart + year })).toBeNull();
  });

  it('holds no code that someone who reads it could use', async () => {
    const code = await newCard(100);
    const rows = JSON.stringify(await database.db.selectFrom('gift_cards').selectAll().execute());
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll('-', ''));
    expect(rows).toContain(code.slice(-4));
  });

  it('refuses to be changed, deleted or emptied', async () => {
    await newCard(100);
    const { db } = database;
    const only = 'only ever added to';
    await expect(db.updateTable('balance_entries').set({ amount: 1 }).execute()).rejects.toThrow(only);
    await expect(db.deleteFrom('balance_entries').execute()).rejects.toThrow(only);
    await expect(sql`truncate balance_entries`.execute(db)).rejects.toThrow(only);
  });

  it('closes with an account, and says so', async () => {
    const userId = await newCustomer();
    await grant(userId, 500);
    const fund = await own(userId);
    await database.db.transaction().execute((trx) => closeBalances(trx, userId, testStart));
    expect((await own(userId)).amount).toBe(0);
    expect(await entries(fund.balanceId)).toMatchObject([{ amount: 500 }, { amount: -500, reason: 'ACCOUNT_CLOSED' }]);
  });

  it.each([0, -1, 1.5, NaN])('takes no gift card or grant of %d', async (amount) => {
    await expect(newCard(amount)).rejects.toThrow(RangeError);
    await expect(grant(await newCustomer(), amount)).rejects.toThrow(RangeError);
  });
});
