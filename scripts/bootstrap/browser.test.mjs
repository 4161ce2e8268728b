import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBrowser } from './browser.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'torg-browser-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('takes the program that CHROMIUM_PATH names', () => {
  const program = join(folder, 'mine');
  writeFileSync(program, '');
  expect(findBrowser({ CHROMIUM_PATH: program, PATH: '' })).toBe(program);
});

it('says so when CHROMIUM_PATH names nothing', () => {
  const program = join(folder, 'gone');
  expect(() => findBrowser({ CHROMIUM_PATH: program })).toThrow(
    `CHROMIUM_PATH names ${program}, but there is no such file.`,
  );
});

it('passes over a stub that does not run', () => {
  const stub = join(folder, 'chromium');
  writeFileSync(stub, '#!/bin/sh\nexit 1\n');
  chmodSync(stub, 0o755);
  expect(findBrowser({ PATH: folder })).not.toBe(stub);
});
