import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freeFolderOfThreads, lockDataFolder } from './data-folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'torg-lock-')), 'deep', 'data');
});
afterEach(() => rm(join(folder, '..', '..'), { recursive: true, force: true }));

const lockFile = () => join(folder, 'lock.json');

it('makes the folder, holds it against a second taker and gives it back', async () => {
  const lock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}; stop it or set DATA_DIR`,
  );
  await lock.release();
  await (await lockDataFolder(folder)).release();
});

it('names the other process that holds it', async () => {
  await (await lockDataFolder(folder)).release();
  const other = spawn('sleep', ['60'], { stdio: 'ignore' });
  await once(other, 'spawn');
  await writeFile(lockFile(), JSON.stringify({ pid: other.pid, started: null }));
  await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${other.pid};`);
  other.kill();
  await once(other, 'exit');
  await (await lockDataFolder(folder)).release();
});

it.each([
  ['of a process that is gone', JSON.stringify({ pid: 999_999_999, started: null })],
  ['that cannot be read', 'not json'],
])('takes over a lock %s', async (_, content) => {
  await (await lockDataFolder(folder)).release();
  await writeFile(lockFile(), content);
  const lock = await lockDataFolder(folder);
  expect(await readFile(lockFile(), 'utf8')).toContain(String(process.pid));
  await lock.release();
});

it.runIf(process.platform === 'linux')('takes over a lock of an earlier process that had the same number', async () => {
  await (await lockDataFolder(folder)).release();
  await writeFile(lockFile(), JSON.stringify({ pid: process.pid, started: '1' }));
  await (await lockDataFolder(folder)).release();
});

it('is given free for a thread that has ended, and for no other', async () => {
  await lockDataFolder(folder);
  const held = await readFile(lockFile(), 'utf8');
  await freeFolderOfThreads(folder, [threadId + 1]);
  expect(await readFile(lockFile(), 'utf8')).toBe(held);
  await freeFolderOfThreads(folder, [threadId + 1, threadId]);
  await (await lockDataFolder(folder)).release();
  await writeFile(lockFile(), JSON.stringify({ pid: 1, started: null, thread: threadId }));
  await freeFolderOfThreads(folder, [threadId]);
  expect(await readFile(lockFile(), 'utf8')).toContain('"pid":1,');
});
