import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from '../testing/open-test-api.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';
import { customerBalance, writeEntry } from './ledger.repository.ts';
import { readStatement } from './statement.repository.ts';

describeApi('the statement of a balance', () => {
  let desk: OrderDesk;
  let userId: number;
  beforeAll(async () => {
    desk = await openOrderDesk();
    const user = { email: 'ida@torg.example', first_name: '', last_name: '', customer_type: 'PERSON' as const };
    const rest = { password_salt: '', password_hash: '', personal_id: null, meta_data: null, created_at: new Date(0) };
    const added = desk.db
      .insertInto('users')
      .values({ ...user, ...rest })
      .returning('user_id');
    userId = (await added.executeTakeFirstOrThrow()).user_id;
  });
  afterAll(() => desk.close());

  it('is every entry of its currency, the newest first, with what it held from then on', async () => {
    await desk.db.transaction().execute(async (trx) => {
      const [kronor, norwegian] = [
        await customerBalance(trx, userId, 'SEK'),
        await customerBalance(trx, userId, 'NOK'),
      ];
      await writeEntry(trx, { balanceId: kronor, amount: 500_00, reason: 'GRANTED', reference: 'a' }, 1000);
      await writeEntry(trx, { balanceId: kronor, amount: -200_00, reason: 'ORDER', reference: 'order-7' }, 2000);
      await writeEntry(trx, { balanceId: norwegian, amount: 50_00, reason: 'GRANTED', reference: 'a' }, 3000);
    });
    expect(await readStatement(desk.db, userId, 'SEK')).toMatchObject([
      { amount: -200_00, amountAfter: 300_00, reason: 'ORDER', reference: 'order-7', at: new Date(2000) },
      { amount: 500_00, amountAfter: 500_00, reason: 'GRANTED' },
    ]);
    expect(await readStatement(desk.db, userId, 'NOK')).toMatchObject([{ amountAfter: 50_00, currency: 'NOK' }]);
    expect(await readStatement(desk.db, userId + 1, 'SEK')).toEqual([]);
  });
});
