import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Caller } from '@torg/merchant-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { createShop } from '../create-shop.ts';
import { apiFetchOf, type EmbeddedApi } from '../embedded-api.ts';
import { openApiHere } from '../open-api-here.ts';
import { openApiThread, startWorker, type ThreadPorts } from './open-api-thread.ts';

let dataDir: string;
let api: EmbeddedApi;
const apiKey = '00000000-0000-0000-0000-000000000000';
const settingsFor = (folder: string) => ({
  apiKey,
  profile: null,
  databaseUrl: undefined,
  dataDir: folder,
  channelUrls: {},
  tools: true,
  demoAccounts: true,
  demoPayments: true,
  faults: '',
});
const asSource = ['--conditions=@torg/source', '--disable-warning=ExperimentalWarning'];

/** The threads that were started; the last is the one that answers. */
const workers: Worker[] = [];
const reported: unknown[] = [];
/** A thread that died is started anew when the test says so. */
let restart = () => {};
const ports: ThreadPorts = {
  clock: { now: () => 0 },
  report: (error) => reported.push(error),
  wait: (_ms, signal) =>
    new Promise((resolve, reject) => {
      restart = resolve;
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
  startWorker(start) {
    workers.push(startWorker(start, asSource));
    return lastWorker();
  },
};

function lastWorker(): Worker {
  const worker = workers.at(-1);
  if (!worker) throw new Error('No thread was started yet');
  return worker;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'torg-thread-'));
  api = await openApiThread(settingsFor(dataDir), ports);
}, 120_000);
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const ask = (query: string, headers: Record<string, string> = {}, caller?: Caller) =>
  api.fetch(
    new Request('http://shop.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': apiKey, ...headers },
      body: JSON.stringify({ query }),
    }),
    caller,
  );

it('answers from its thread what the API answers', async () => {
  const response = await ask('{ channels { id } }', { 'x-request-id': 'visit-1' });
  expect(response.headers.get('x-request-id')).toBe('visit-1');
  expect((await response.json()).data.channels).toMatchObject([{ id: '1|se' }, { id: '2|no' }]);
});

it('does its work in its own thread, so that nobody else waits for it', async () => {
  // Each asks for something else, since an answer may be kept.
  const list = (take: number, skip: number) =>
    `{ products(take: ${take}, skip: ${skip}) { products { name skus { name } } } }`;
  const shares: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const [here, there] = [process.threadCpuUsage(), await lastWorker().cpuUsage()];
    await Promise.all(Array.from({ length: 20 }, (_, skip) => ask(list(50 - round, skip))));
    const [shop, thread] = [process.threadCpuUsage(here), await lastWorker().cpuUsage(there)];
    shares.push((shop.user + shop.system) / (thread.user + thread.system));
  }
  // What else the shop's thread does, such as tidying its memory, can only make a round worse.
  expect(Math.min(...shares)).toBeLessThan(1 / 3);
});

it('lets the shop’s own queries go past those from outside', async () => {
  const order: string[] = [];
  const list = async (name: string, take: number, caller: Caller) => {
    await ask(`{ products(take: ${take}) { products { name parameterGroups { name } } } }`, {}, caller);
    order.push(name);
  };
  const outside = ['a', 'b', 'c', 'd', 'e'].map((name, index) => list(name, 30 + index, 'outside'));
  await Promise.all([...outside, list('own', 29, 'shop')]);
  expect(order.indexOf('own')).toBeLessThan(order.indexOf('c'));
});

it.each([
  [
    'thread',
    () => openApiThread(settingsFor(dataDir), { ...ports, startWorker: (start) => startWorker(start, asSource) }),
  ],
  ['shop', () => openApiHere(settingsFor(dataDir))],
])('is told when another %s has the data folder', async (_who, open) => {
  await expect(open()).rejects.toThrow(
    `The data folder ${dataDir}/merchant-api is in use by process ${process.pid}; stop it or set DATA_DIR to another folder`,
  );
});

it('breaks a call off where the connection is dropped on purpose', async () => {
  const put = (rules: string[]) =>
    api.fetch(new Request('http://localhost/faults', { method: 'PUT', body: JSON.stringify({ rules }) }));
  await put(['*:drop']);
  await expect(ask('{ channels { id } }')).rejects.toThrow('broke off');
  await put([]);
});

it('comes back after its thread has died', async () => {
  const shop = await createShop({
    config: readConfig({}),
    api,
    apiFetch: apiFetchOf(api),
    assetsFor: () => ({
      boot: '/b.js',
      entry: '/e.js',
      styles: [],
      fonts: '',
      rules: [],
      scripts: [],
      libraries: [],
      vitals: '',
      icon: '/i.svg',
      development: '',
    }),
    newId: () => 'id-00000001',
    report: () => {},
  });
  const statuses = async () => {
    const visit = async (path: string) => (await shop.fetch(new Request(`http://localhost:3000${path}`))).status;
    return [await visit('/nyheter'), await visit('/graphql'), await visit('/health')];
  };
  const underWay = ask('{ channels { id } }');
  const died = once(lastWorker(), 'exit');
  await lastWorker().terminate();
  await died;
  await expect(underWay).rejects.toThrow('cannot be reached');
  expect(String((reported[0] as Error).cause)).toContain('ended with code 1');
  expect(await statuses()).toEqual([503, 503, 503]);
  restart();
  await untilOpen(2);
  // A GET without a query is refused by the API itself.
  expect(await statuses()).toEqual([200, 405, 200]);
}, 120_000);

/** Waits until so many threads have been started and the last of them is open. */
async function untilOpen(count: number): Promise<void> {
  while (workers.length < count) await new Promise((resolve) => setImmediate(resolve));
  await once(lastWorker(), 'message');
  await new Promise((resolve) => setImmediate(resolve));
}
