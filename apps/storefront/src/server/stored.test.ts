import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as said from '../config/stored.ts';

const { stored: table, ...used } = said;
const stored = table();

const sources = new URL('../', import.meta.url);
const tableFile = 'config/stored.ts';

/** The shop's own code, without its tests. */
function sourceFiles(): readonly string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources });
  return files.filter((file) => !/\.test\.tsx?$|(^|\/)testing\//.test(file) && file !== tableFile);
}

async function filesWith(pattern: RegExp): Promise<readonly string[]> {
  const files = sourceFiles();
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, sources), 'utf8')));
  return files.filter((_file, index) => pattern.test(texts[index] ?? '')).sort();
}

describe('the table of what is stored', () => {
  it('alone holds the names', async () => {
    const names = stored.map(({ name }) => `['"\`]${name}['"\`=]`).join('|');
    expect(await filesWith(new RegExp(names))).toEqual([]);
  });

  it('has a row for all that code reads and writes by', () => {
    const names = Object.values(used).map((row) => (typeof row === 'string' ? row : row.name));
    expect(stored.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it('holds each name and each purpose once', () => {
    const twice = (said: readonly string[]) => said.filter((one, index) => said.indexOf(one) !== index);
    expect([twice(stored.map(({ name }) => name)), twice(stored.map(({ purpose }) => purpose))]).toEqual([[], []]);
  });

  it('hides a cookie from scripts where the server alone reads it', () => {
    const cookies = stored.filter((row) => row.kind === 'cookie');
    const open = cookies.filter(({ isHidden, readBy }) => (isHidden ?? false) === readBy.includes('script'));
    expect(open.map(({ name }) => name)).toEqual([]);
  });
});

describe('a script', () => {
  it.each([
    [
      'a cookie',
      /\bdocument\.cookie = |\bcookieStore\b/,
      ['client/open-tab-cart.ts', 'client/tab-cookie.ts', 'client/tab-ports.ts'],
    ],
    [
      'localStorage',
      /\blocalStorage\b/,
      [
        'client/analytics/start-analytics.ts',
        'client/boot/boot.ts',
        'client/local-text.ts',
        // As a kind in its table.
        'config/others-stored.ts',
        'server/middleware/keep-carried-checkout.ts',
        // The page of no connection reads what waits.
        'server/rendering/offline-document.tsx',
      ],
    ],
    [
      'sessionStorage',
      /\bsessionStorage\b/,
      ['client/boot/boot.ts', 'client/local-text.ts', 'client/main.tsx', 'client/market-arrival.ts'],
    ],
    ['BroadcastChannel', /\bBroadcastChannel\b/, ['client/tab-channel.ts']],
    [
      'caches',
      /\bcaches\.|serviceWorker/,
      ['client/connect-tab.ts', 'client/keep-offline.ts', 'client/worker/worker.ts'],
    ],
    ['anything else', /\bindexedDB\b/, []],
  ])('writes to %s in known places alone', async (_kind, pattern, places) => {
    expect(await filesWith(pattern)).toEqual(places);
  });
});
