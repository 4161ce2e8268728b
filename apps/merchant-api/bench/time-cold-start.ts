import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoShop } from '@torg/demo-shop';
import { createMerchantApi } from '@torg/merchant-api';
import type { Clock } from '@torg/merchant-api/feed';

/** How long a start took, in milliseconds: until the API answers, and until its first list is there. */
export interface ColdStart {
  ready: number;
  firstList: number;
}

/** Starts the embedded API twice over one data folder; the second start finds the demo catalogue there. */
export async function timeColdStart(clock: Clock): Promise<ColdStart> {
  const dataDir = await mkdtemp(join(tmpdir(), 'torg-bench-'));
  try {
    await start(dataDir, clock);
    return await start(dataDir, clock);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function start(dataDir: string, clock: Clock): Promise<ColdStart> {
  const apiKey = randomUUID();
  const began = clock.now();
  const api = await createMerchantApi({
    dataDir,
    apiKey,
    clock,
    randomId: randomUUID,
    report: (error) => console.error(error),
    picturesDir: 'nowhere',
    ...demoShop,
  });
  const ready = clock.now() - began;
  const headers = { 'content-type': 'application/json', 'x-apikey': apiKey };
  const body = JSON.stringify({ query: '{ products(take: 24) { count products { name } } }' });
  await (await api.fetch(new Request('http://api/graphql', { method: 'POST', headers, body }))).text();
  const firstList = clock.now() - began;
  await api.close();
  return { ready, firstList };
}
