import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeApi } from '../testing/open-test-api.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { anyOf, anyText, gatheredRead, writtenRead } from './gathered-read.ts';
import { createGatheredReads } from './gathered-reads.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import type { ShopDatabase } from './shop-database.ts';

interface Squared {
  number: number;
  square: number;
  moment: Date;
}

const squares = (db: ShopDatabase) =>
  gatheredRead(
    (numbers: readonly number[]) => ({
      compile: () =>
        sql<Squared>`
          select n as number, n * n as square, ${new Date(0)}::timestamptz as moment
          from generate_series(1, 9) n where n = ${anyOf(numbers)}
        `.compile(db),
    }),
    (rows) => new Map(rows.map(({ number, square, moment }) => [number, [square, Date.parse(moment)]])),
  );

const words = (db: ShopDatabase) =>
  gatheredRead(
    (wanted: readonly string[]) => ({
      compile: () =>
        sql<{
          word: string;
        }>`select word from (values ('a'), ('b')) known (word) where word = ${anyText(wanted)}`.compile(db),
    }),
    (rows) => new Map(rows.map(({ word }) => [word, word.toUpperCase()])),
  );

const broken = (db: ShopDatabase) =>
  gatheredRead(
    (numbers: readonly number[]) => ({
      compile: () =>
        sql<Squared>`select 1 / n as number from generate_series(0, 1) n where n = ${anyOf(numbers)}`.compile(db),
    }),
    (rows) => new Map(rows.map(({ number }) => [number, number])),
  );

describeApi('loaders that share statements', () => {
  let database: OpenDatabase;
  let drop: () => Promise<void>;
  let statements: string[];
  beforeEach(async () => {
    statements = [];
    const made = await createTestDatabase();
    drop = made.drop;
    database = await openDatabase(made.place, ({ sql: text }) => void statements.push(text));
  });
  afterEach(() => database.close().finally(drop));

  it('read what all of them are asked for in a turn at once, and give each its own', async () => {
    const reads = createGatheredReads(database.db);
    const [squared, loud] = [reads.loader(squares(database.db)), reads.loader(words(database.db))];
    const later = Promise.resolve().then(() => squared.load(4));
    const asked = await Promise.all([squared.load(3), loud.load('a'), later, loud.load('c')]);
    expect(asked).toEqual([[9, 0], 'A', [16, 0], undefined]);
    expect(statements).toHaveLength(1);
    expect(await Promise.all([squared.load(5), loud.load('b')])).toEqual([[25, 0], 'B']);
    expect(statements[1]).toBe(statements[0]);
  });

  it('read what is wanted anew beside it, each time', async () => {
    const reads = createGatheredReads(database.db);
    const squared = reads.loader(squares(database.db));
    const shout = writtenRead<string, { word: string }, string>(
      `select word || $2 as word from (values ('a'), ('b')) known (word) where word = any((select $1::text[])::text[])`,
      ['!'],
      (rows, [key = '']) => new Map(rows.map(({ word }) => [key, word])),
    );
    const ask = () => Promise.all([squared.load(3), reads.anew(shout, 'a'), reads.anew(shout, 'c')]);
    expect(await ask()).toEqual([[9, 0], 'a!', undefined]);
    expect(statements).toHaveLength(1);
    await ask();
    expect(statements).toHaveLength(2);
  });

  it('fail together and ask anew', async () => {
    const reads = createGatheredReads(database.db);
    const [squared, never] = [reads.loader(squares(database.db)), reads.loader(broken(database.db))];
    const settled = await Promise.allSettled([squared.load(3), never.load(0)]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await squared.load(3)).toEqual([9, 0]);
  });
});
