import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import type { TestDatabase } from '../testing/database-template.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createHealth } from './answer-health.ts';

describeApi('the health of the API', () => {
  let made: TestDatabase;
  let database: OpenDatabase;
  beforeAll(async () => {
    made = await createTestDatabase();
    database = await openDatabase(made.place);
  });
  afterAll(() => database.close().finally(made.drop));

  /** As with a full disk: a file that cannot be written, or a server that takes nothing. */
  async function refuseWrites(): Promise<() => Promise<unknown>> {
    const { dataDir } = made.place;
    if (dataDir === undefined) {
      // The pool has this one connection.
      await sql`set session characteristics as transaction read only`.execute(database.db);
      return () => sql`set session characteristics as transaction read write`.execute(database.db);
    }
    const inTheWay = join(dataDir, 'write-check');
    await mkdir(inTheWay);
    return () => rm(inTheWay, { recursive: true });
  }

  it('says within ten seconds that nothing can be written, and that it can again', async () => {
    let now = 0;
    const health = createHealth(database, { now: () => now });
    const statusAfter = async (ms: number) => {
      now += ms;
      return (await health()).status;
    };
    expect(await statusAfter(0)).toBe(200);
    const makeRoom = await refuseWrites();
    expect([await statusAfter(9_999), await statusAfter(1)]).toEqual([200, 503]);
    await makeRoom();
    expect([await statusAfter(9_999), await statusAfter(1)]).toEqual([503, 200]);
  });
});
