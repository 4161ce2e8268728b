import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EmbeddedApi } from '../embedded-api.ts';
import { openApiHere } from '../open-api-here.ts';
import { openApiThread } from './open-api-thread.ts';

let dataDir: string;
let api: EmbeddedApi;
const apiKey = '00000000-0000-0000-0000-000000000000';
const settingsFor = (folder: string) => ({
  apiKey,
  databaseUrl: undefined,
  dataDir: folder,
  channelUrls: {},
  tools: true,
  demoAccounts: true,
  faults: '',
});
const asSource = ['--conditions=@torg/source', '--disable-warning=ExperimentalWarning'];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'torg-thread-'));
  api = await openApiThread(settingsFor(dataDir), asSource);
}, 120_000);
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const ask = (query: string, headers: Record<string, string> = {}) =>
  api.fetch(
    new Request('http://shop.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': apiKey, ...headers },
      body: JSON.stringify({ query }),
    }),
  );

it('answers from its thread what the API answers', async () => {
  const response = await ask('{ channels { id } }', { 'x-request-id': 'visit-1' });
  expect(response.headers.get('x-request-id')).toBe('visit-1');
  expect((await response.json()).data.channels).toMatchObject([{ id: '1|se' }, { id: '2|no' }]);
});

it('keeps nobody waiting while it works', async () => {
  const list = '{ products(take: 100, filter: { searchText: "mugg" }) { count products { name text2 } } }';
  const answers = Array.from({ length: 20 }, () => ask(list));
  let longest = 0;
  let before = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    [longest, before] = [Math.max(longest, now - before), now];
  });
  await Promise.all(answers);
  clearInterval(watch);
  expect(longest).toBeLessThan(500);
});

it.each([openApiHere, openApiThread])('is told when another has the data folder', async (open) => {
  await expect(open(settingsFor(dataDir), asSource)).rejects.toThrow(
    `The data folder ${dataDir}/merchant-api is in use by process ${process.pid}; stop it or set DATA_DIR to another folder`,
  );
});

it('breaks a call off where the connection is dropped on purpose', async () => {
  const put = (rules: string[]) =>
    api.fetch(new Request('http://shop.test/faults', { method: 'PUT', body: JSON.stringify({ rules }) }));
  await put(['*:drop']);
  await expect(ask('{ channels { id } }')).rejects.toThrow('broke off');
  await put([]);
});
