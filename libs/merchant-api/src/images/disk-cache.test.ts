import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskCache } from './disk-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torg-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (length: number) => new Uint8Array(length);
const names = async () => (await readdir(folder)).sort();

it('keeps what it was given, and makes its folder', async () => {
  const cache = createDiskCache(join(folder, 'deep', 'cache'), 100);
  expect(await cache.read('a')).toBeNull();
  await cache.write('a', bytes(10));
  expect((await cache.read('a'))?.byteLength).toBe(10);
});

it('lets go of what was not used for longest once it is full', async () => {
  const cache = createDiskCache(folder, 100);
  for (const name of ['a', 'b', 'c']) await cache.write(name, bytes(33));
  await cache.read('a');
  await cache.write('d', bytes(33));
  expect(await names()).toEqual(['a', 'c', 'd']);
  await cache.write('a', bytes(60));
  expect(await names()).toEqual(['a', 'd']);
});

it('counts what an earlier process left, oldest first, drafts included', async () => {
  await writeFile(join(folder, 'old'), bytes(40));
  await writeFile(join(folder, 'half.1.draft'), bytes(40));
  await writeFile(join(folder, 'new'), bytes(40));
  await utimes(join(folder, 'old'), 1, 1);
  await utimes(join(folder, 'half.1.draft'), 2, 2);
  await createDiskCache(folder, 100).write('newest', bytes(40));
  expect(await names()).toEqual(['new', 'newest']);
});
