import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Mail } from '../mail/mail.ts';
import { cardCheckout } from '../testing/open-checkout-client.ts';
import { openPaymentClient } from '../testing/open-payment-client.ts';
import { describeApi, openTestApi } from '../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../testing/seeded-database.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { confirmAvailability, storeAvailabilityRequest } from './availability.repository.ts';
import { sendAvailabilityNotices } from './send-availability-notices.ts';

describeApi('goods that are back', () => {
  let database: OpenDatabase;
  const mails: Mail[] = [];
  beforeAll(async () => void (database = await openSeededDatabase(testCatalogue)));
  afterAll(() => database.close());

  const send = () =>
    sendAvailabilityNotices({
      db: database.db,
      queueMail: async (_, mail) => void mails.push(mail),
      now: testStart,
      channelUrls: { '1|se': 'https://torg.example' },
    });

  it('are told of once, to those who confirmed, when there are any', async () => {
    const { db } = database;
    const { sku_id: skuId } = await db.selectFrom('stock').select('sku_id').orderBy('sku_id').executeTakeFirstOrThrow();
    const stockIs = (units: number) =>
      db
        .updateTable('stock')
        .set({ in_stock: units, oversellable: 0, static_stock: 0 })
        .where('sku_id', '=', skuId)
        .execute();
    await stockIs(0);
    const place = { userId: null, skuId, channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };
    const noticeId = await storeAvailabilityRequest(db, { ...place, email: 'eva@torg.example' }, testStart);
    await storeAvailabilityRequest(db, { ...place, email: 'stranger@torg.example' }, testStart);
    expect(await confirmAvailability(db, noticeId ?? 0, testStart)).toBe(true);
    expect(await send()).toBe(0);
    await stockIs(3);
    expect((await Promise.all([send(), send()])).sort()).toEqual([0, 1]);
    expect(mails).toMatchObject([
      {
        to: 'eva@torg.example',
        kind: 'availability-notice',
        data: { address: expect.stringMatching(/^https:\/\/torg\.example\/p\/\S+$/) },
      },
    ]);
    expect(await send()).toBe(0);
  });

  it('are no news while an order that waits for money holds them, and are looked for each minute', async () => {
    const letters: Mail[] = [];
    let tick = () => {};
    let every = 0;
    const api = await openTestApi({
      queueMail: async (_, mail) => void letters.push(mail),
      notices: {
        repeat(ms, task) {
          [every, tick] = [ms, task];
          return () => {};
        },
      },
    });
    const buyer = await openPaymentClient(api);
    await buyer.add('MUG-2', 3);
    const { page } = await buyer.begin(cardCheckout);
    const skuId = buyer.skus['MUG-2'];
    await api.query(`mutation { monitorProductAvailability(email: "eva@torg.example", skuId: ${skuId}) }`);
    const [question] = letters;
    if (question?.kind !== 'availability-opt-in') throw new Error('Nobody was asked');
    tick();
    await api.fetch(new Request(question.data.address, { method: 'POST' }));
    const lookForThem = async () => {
      tick();
      // Whatever is asked now is answered after what the tick began.
      for (let turn = 0; turn < 5; turn += 1) await api.query('{ channels { id } }');
    };
    await lookForThem();
    expect(letters).toHaveLength(1);
    await buyer.choose(page, 'decline');
    await vi.waitFor(() => {
      // A look that is still under way lets the next one wait for its minute.
      tick();
      expect(letters).toHaveLength(2);
    });
    tick();
    await api.close();
    expect([every, letters.map(({ kind }) => kind)]).toEqual([60_000, ['availability-opt-in', 'availability-notice']]);
  });
});
