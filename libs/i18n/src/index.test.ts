import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import * as entry from './index.ts';
import * as reactEntry from './react/index.ts';

const run = promisify(execFile);

it('offers these names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'createMessageCache',
    'createTranslate',
    'formatDate',
    'loadMessages',
    'openCatalogue',
  ]);
  expect(Object.keys(reactEntry).sort()).toEqual([
    'RichText',
    'TranslateProvider',
    'createTranslation',
    'useTranslate',
  ]);
});

it('loads in plain Node, texts included', async () => {
  const address = new URL('./index.ts', import.meta.url).href;
  const script = `const { loadMessages } = await import(${JSON.stringify(address)}); console.log(Object.keys(await loadMessages('nb')).length > 0)`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout.trim()).toBe('true');
});
