import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countInto, type DayOfVitals } from './day-of-vitals.ts';
import { readVitals, vitalsWriter } from './vitals-folder.ts';
import { vitalsTable } from './vitals-table.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/torg-vitals-`);
});

afterEach(() => rm(folder, { recursive: true }));

const slow = { page: 'product', metric: 'LCP', value: 4_200, element: 'main>img' } as const;
const quick = { page: 'product', metric: 'LCP', value: 900 } as const;
const day = (...vitals: readonly (typeof slow | typeof quick)[]) => vitals.reduce<DayOfVitals>(countInto, {});

it('adds up what all servers of the shop were told on a day, and what one was told before it was started anew', async () => {
  await vitalsWriter(`${folder}/new`, 'one')('2026-11-23', day(quick));
  await vitalsWriter(`${folder}/new`, 'one')('2026-11-24', day(quick));
  await vitalsWriter(`${folder}/new`, 'one')('2026-11-24', day(quick, slow));
  await vitalsWriter(`${folder}/new`, 'other')('2026-11-24', day(quick, quick));
  expect(await readVitals(`${folder}/new`, 7)).toEqual({
    days: [
      { date: '2026-11-24', day: day(quick, quick, quick, slow) },
      { date: '2026-11-23', day: day(quick) },
    ],
    unreadable: [],
  });
  expect(await readdir(`${folder}/new`)).toHaveLength(3);
});

it('reads the latest days alone, and has nothing to tell where nothing was counted', async () => {
  for (const date of ['2026-11-22', '2026-11-24', '2026-11-23']) await vitalsWriter(folder, 'one')(date, day(quick));
  expect((await readVitals(folder, 2)).days.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-23']);
  expect(await readVitals(`${folder}/nowhere`, 7)).toEqual({ days: [], unreadable: [] });
});

it.each([
  ['is not whole', '{"product":'],
  ['was counted in other buckets', '{"product":{"LCP":{"buckets":[1,2],"elements":[],"scripts":[]}}}'],
])('names a file that %s, and tells the rest', async (_how, text) => {
  await vitalsWriter(folder, 'one')('2026-11-24', day(quick));
  await writeFile(`${folder}/2026-11-24.other.json`, text);
  expect(await readVitals(folder, 7)).toEqual({
    days: [{ date: '2026-11-24', day: day(quick) }],
    unreadable: ['2026-11-24.other.json'],
  });
});

it('prints a row for each page and metric, and what was not good came from', () => {
  const cart = { page: 'cart', metric: 'INP', value: 640, element: '#pay', script: 'cart.js' } as const;
  expect(vitalsTable('2026-11-24', countInto(day(quick, quick, quick, slow), cart)).join('\n')).toMatchInlineSnapshot(`
    "2026-11-24
    page                        p75      good     so-so      poor    visits
    cart            INP    ≤ 700 ms       0 %       0 %     100 %         1
        1 by #pay
        1 in cart.js
    product         LCP   ≤ 1000 ms      75 %       0 %      25 %         4
        1 by main>img"
  `);
});
