import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginPreparing } from './preparing.mjs';

let root;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'preparing-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('lets one command at a time install or build, and tells the other what to do', () => {
  const end = beginPreparing(root);
  const told = `Another command installs or builds in this folder (process ${process.pid}). Wait until it is done, then run this one again. If none does, delete the file .preparing.`;
  expect(() => beginPreparing(root)).toThrow(told);
  end();
  beginPreparing(root)();
  expect(existsSync(join(root, '.preparing'))).toBe(false);
});

it('leaves the note of another process, and takes over that of one that is gone', async () => {
  const other = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)']);
  writeFileSync(join(root, '.preparing'), String(other.pid));
  expect(() => beginPreparing(root)).toThrow(`process ${other.pid}`);
  const ended = new Promise((resolve) => other.once('close', resolve));
  other.kill('SIGKILL');
  await ended;
  beginPreparing(root)();
});

it('ends with its process, however that ends', () => {
  const program = `import('${new URL('preparing.mjs', import.meta.url)}').then(({ beginPreparing }) => {
    beginPreparing(${JSON.stringify(root)});
    throw new Error('what was prepared failed');
  });`;
  expect(spawnSync(process.execPath, ['--eval', program]).status).toBe(1);
  expect(existsSync(join(root, '.preparing'))).toBe(false);
});
