import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openSeededDatabase, testStart } from '../testing/seeded-database.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import type { Mail } from './mail.ts';
import { queueMail } from './queue-mail.ts';

describeApi('the outbox', () => {
  let database: OpenDatabase;
  beforeAll(async () => void (database = await openSeededDatabase(testCatalogue)));
  afterAll(() => database.close());

  const notice = (productName: string): Mail => ({
    to: 'karin@torg.example',
    languageId: 'sv-SE',
    kind: 'availability-notice',
    data: { productName, address: 'https://torg.example/p/mugg' },
  });
  const kept = () => database.db.selectFrom('mails').selectAll().execute();

  it('keeps nothing of what was taken back', async () => {
    const placed = database.db.transaction().execute(async (trx) => {
      await queueMail(trx, notice('Mugg'), testStart);
      throw new Error('No order after all');
    });
    await expect(placed).rejects.toThrow('No order after all');
    expect(await kept()).toEqual([]);
  });

  it('keeps what came with the rest, to be sent at once', async () => {
    await database.db.transaction().execute((trx) => queueMail(trx, notice('Mugg "Å" 🫖'), testStart));
    expect(await kept()).toEqual([
      {
        mail_id: expect.any(Number),
        recipient: 'karin@torg.example',
        kind: 'availability-notice',
        language_id: 'sv-SE',
        data: { productName: 'Mugg "Å" 🫖', address: 'https://torg.example/p/mugg' },
        queued_at: new Date(testStart),
        attempts: 0,
        next_try_at: new Date(testStart),
        sent_at: null,
        last_error: null,
      },
    ]);
  });

  it('never refuses an order for a character that the database cannot keep', async () => {
    await queueMail(database.db, notice('a\0b\ud800c'), testStart);
    expect((await kept()).at(-1)?.data).toMatchObject({ productName: 'ab\ufffdc' });
  });
});
