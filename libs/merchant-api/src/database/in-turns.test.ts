import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import type { ShopDatabase } from './shop-database.ts';

let database: OpenDatabase;
let drop: () => Promise<void>;
let sent: string[] = [];
beforeEach(async () => {
  const made = await createTestDatabase();
  database = await openDatabase(made.place, ({ sql: text }) => void sent.push(text));
  drop = made.drop;
  sent = [];
});
afterEach(() => database.close().finally(drop));

const ask = (db: ShopDatabase, text: string) => sql.raw(`select '${text}'`).execute(db);
const nobody = () => {};

/** A transaction that takes the database's one place until it is told to end. */
async function busyBy(db: ShopDatabase): Promise<() => Promise<void>> {
  let [end, hasBegun] = [nobody, nobody];
  const ended = new Promise<void>((resolve) => void (end = resolve));
  const begun = new Promise<void>((resolve) => void (hasBegun = resolve));
  const done = db.transaction().execute(async (own) => {
    hasBegun();
    await ended;
    await ask(own, 'the last of the transaction');
  });
  await begun;
  return async () => {
    end();
    await done;
  };
}

it('the shop’s statements go before those that wait from outside, on whoever’s behalf', async () => {
  const end = await busyBy(database.openFor({ caller: 'outside', refuseLate: nobody }));
  const outside = ['a', 'b'].map((name) =>
    ask(database.openFor({ caller: 'outside', refuseLate: nobody }), `outside ${name}`),
  );
  const own = [database.db, database.openFor({ caller: 'shop', refuseLate: nobody })].map((db) => ask(db, 'shop'));
  await end();
  await Promise.all([...outside, ...own]);
  expect(sent.filter((text) => text.startsWith('select')).map((text) => text.slice(8, -1))).toEqual([
    'the last of the transaction',
    'shop',
    'shop',
    'outside a',
    'outside b',
  ]);
});

it('what waits until it is too late is not asked, and the next in turn is', async () => {
  let isLate = false;
  const refuseLate = () => {
    if (isLate) throw new Error('too late');
  };
  const asker = database.openFor({ caller: 'outside', refuseLate });
  const end = await busyBy(asker);
  const late = database.openFor({ caller: 'outside', refuseLate });
  const answers = Promise.allSettled([ask(late, 'late'), ask(late, 'later'), ask(database.db, 'in time')]);
  isLate = true;
  await end();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  const asked = sent.join();
  // What has begun to change something is finished.
  expect(asked).toContain('the last of the transaction');
  expect(asked).not.toContain('late');
});
