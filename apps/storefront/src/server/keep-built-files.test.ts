import { mkdtemp, readdir, readFile, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { keepBuiltFiles } from './keep-built-files.ts';
import { staticFiles } from './middleware/static-files.ts';

const aDay = 86_400_000;
const now = Date.UTC(2026, 10, 24);

async function build(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'torg-built-'));
  await mkdir(`${folder}/assets`);
  for (const name of names) await writeFile(`${folder}/assets/${name}`, name);
  return folder;
}

it('keeps the files of earlier builds for a month after the last server that had them', async () => {
  const data = await mkdtemp(join(tmpdir(), 'torg-kept-'));
  const kept = `${data}/assets`;
  const [first, second] = [await build('main-1.js', 'react-1.js'), await build('main-2.js', 'react-1.js')];
  await keepBuiltFiles(`${first}/assets`, kept, now);
  await keepBuiltFiles(`${second}/assets`, kept, now + 20 * aDay);
  expect((await readdir(kept)).toSorted()).toEqual(['main-1.js', 'main-2.js', 'react-1.js']);
  await keepBuiltFiles(`${second}/assets`, kept, now + 31 * aDay);
  expect((await readdir(kept)).toSorted()).toEqual(['main-2.js', 'react-1.js']);
  expect(await readFile(`${kept}/main-2.js`, 'utf8')).toBe('main-2.js');
});

it('a tab of an earlier build is given its files, and nobody is given others', async () => {
  const data = await mkdtemp(join(tmpdir(), 'torg-kept-'));
  const [first, second] = [await build('main-1.js'), await build('main-2.js')];
  await keepBuiltFiles(`${first}/assets`, `${data}/built/assets`, now);
  const shop = new Hono().use(staticFiles(second, `${data}/built`)).notFound((context) => context.text('page', 404));
  const paths = ['/assets/main-1.js', '/assets/main-2.js', '/assets/main-3.js'];
  const answers = paths.map(async (path) => shop.request(path));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 404]);
});
