import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openDatabase, type DatabasePlace } from '../database/open-database.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { seedShop } from '../server/seed-shop.ts';
import { checkOrderBooks } from '../testing/check-order-books.ts';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { describeApi } from '../testing/open-test-api.ts';
import type { Selling } from '../testing/sell-until-killed.ts';
import { testStart } from '../testing/seeded-database.ts';
import { testCatalogue } from '../testing/test-catalogue.ts';
import { bundleProgram } from '../testing/bundle-program.ts';
import { createTestDatabase, testServer } from '../testing/test-database.ts';

const skus = ['MUG-1', 'MUG-2'];
const STOCKED = 1_000;
const promotion = { key: 'all', name: { sv: 'Tio av', nb: 'Ti av' }, startsDaysAgo: 1, endsInDays: 5 };
const promotions = [{ ...promotion, gift: { kind: 'PERCENT', percent: 10 } }] as const;
const giftCards = featureCatalogue.families.filter(({ type }) => type === 'giftcard');
const families = [...testCatalogue.families, ...giftCards];
const catalogue = { ...testCatalogue, version: 'killed-1', promotions, families };

/** Numbers that look like chance and are the same each time. */
function createDice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/** Lets a process sell until it kills itself; gives what it found wrong before. */
async function sellUntilKilled(selling: Selling, program: string): Promise<string[]> {
  const child = spawn(process.execPath, [program, JSON.stringify(selling)], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [told, problems] = ['', ''];
  child.stdout.on('data', (part) => (told += part));
  child.stderr.on('data', (part) => (problems += part));
  const [, signal] = await once(child, 'close');
  if (signal !== 'SIGKILL') throw new Error(`The process ended by itself: ${problems}`);
  return told === '' ? [] : JSON.parse(told);
}

/** Waits until the server has noticed that its clients are gone. */
async function untilQuiet(db: ShopDatabase): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(db);
    if (rows.length === 0) return;
  }
}

async function withShop<Value>(place: DatabasePlace, use: (db: ShopDatabase) => Promise<Value>): Promise<Value> {
  const { db, close } = await openDatabase(place);
  return use(db).finally(close);
}

const isServer = testServer()?.kind === 'server';
/** An embedded database takes seconds to open again after each. */
const KILLS = isServer ? 50 : 12;
/** Sellers at once: on a server in one shop, embedded in a shop for each, as one process at a time may open its folder. */
const [shopCount, sellerCount] = isServer ? [1, 5] : [2, 2];

async function openShop() {
  const database = await createTestDatabase();
  await withShop(database.place, async (db) => {
    await migrate(db);
    await seedShop(db, testStart, { catalogue });
    await db.updateTable('stock').set({ in_stock: STOCKED }).execute();
  });
  return database;
}

describeApi('a shop that is killed', () => {
  it(`at ${KILLS} points that dice chose has no half order, has lost no stock and owes nobody money`, async () => {
    const program = await bundleProgram(fileURLToPath(new URL('../testing/sell-until-killed.ts', import.meta.url)));
    const shops = await Promise.all(Array.from({ length: shopCount }, openShop));
    const dice = createDice(7);
    const checks = isServer ? null : { skus, stocked: STOCKED };
    const sellings = Array.from({ length: KILLS }, (_, run): Omit<Selling, 'place'> => {
      const moment = (['before', 'during', 'after'] as const)[dice(3)] ?? 'before';
      return { run, now: testStart, killAt: 1 + dice(120), moment, checks };
    });
    const seller = async (own: number) => {
      const place = shops[own % shopCount]?.place;
      if (!place) throw new Error('A seller has no shop');
      for (const selling of sellings.filter(({ run }) => run % sellerCount === own)) {
        expect(await sellUntilKilled({ ...selling, place }, program.path)).toEqual([]);
      }
    };
    await Promise.all(Array.from({ length: sellerCount }, (_, own) => seller(own)));
    const statuses = await Promise.all(shops.map(({ place }) => withShop(place, checkShop)));
    expect([...new Set(statuses.flat())].sort()).toEqual(['cancelled', 'pending', 'pending-payment']);
    await Promise.all([...shops.map(({ drop }) => drop()), program.remove()]);
  }, 600_000);
});

/** Makes sure that the books of a shop add up, and gives the kinds of orders in it. */
async function checkShop(db: ShopDatabase): Promise<string[]> {
  if (isServer) await untilQuiet(db);
  expect(await checkOrderBooks(db, skus, STOCKED)).toEqual([]);
  const statuses = await db.selectFrom('orders').select('status').distinct().execute();
  return statuses.map(({ status }) => status);
}
