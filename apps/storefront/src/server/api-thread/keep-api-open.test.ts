import type { Caller } from '@torg/merchant-api';
import { describe, expect, it } from 'vitest';
import { keepApiOpen } from './keep-api-open.ts';

const request = new Request('http://api.test/graphql');
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A thread that answers with its name, and dies when told to. */
function thread(name: string) {
  let die = (_reason: unknown) => {};
  const ended = new Promise<unknown>((resolve) => {
    die = resolve;
  });
  return {
    ended,
    die: (reason: string) => die(reason),
    fetch: async (_request: Request, caller?: Caller) => new Response(caller === 'outside' ? `${name}, outside` : name),
    close: async () => die('closed'),
  };
}

async function setUp(failures = 0) {
  const time = { now: 0 };
  const [threads, waits, reported]: [ReturnType<typeof thread>[], number[], string[]] = [[], [], []];
  let goOn = () => {};
  let left = 0;
  const api = await keepApiOpen(
    async () => {
      left -= 1;
      if (left >= 0) throw new Error('no room');
      threads.push(thread(`thread ${threads.length}`));
      return threads.at(-1) ?? thread('never');
    },
    {
      clock: { now: () => time.now },
      report: (error) => reported.push(error instanceof Error ? `${error.message}: ${String(error.cause)}` : ''),
      wait: (ms, signal) =>
        new Promise((resolve, reject) => {
          waits.push(ms);
          goOn = resolve;
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    },
  );
  left = failures;
  const kill = async (reason = 'out of memory') => (threads.at(-1)?.die(reason), turn());
  const waitIsOver = async () => (goOn(), turn());
  return { api, time, threads, waits, reported, kill, waitIsOver };
}

it('an API that is kept open is told who asks', async () => {
  const { api } = await setUp();
  expect(await (await api.fetch(request, 'outside')).text()).toBe('thread 0, outside');
});

describe('an API whose thread dies', () => {
  it('is reported with the reason, refuses at once, and is there again after a wait', async () => {
    const { api, reported, kill, waitIsOver } = await setUp();
    expect(await (await api.fetch(request)).text()).toBe('thread 0');
    await kill();
    expect(reported).toEqual(['The Merchant API has died and will be opened anew: out of memory']);
    await expect(api.fetch(request)).rejects.toMatchObject({ name: 'ApiUnreachable', cause: 'out of memory' });
    await waitIsOver();
    expect(await (await api.fetch(request)).text()).toBe('thread 1');
  });

  it('is tried again after waits that double from one second to thirty', async () => {
    const { api, waits, reported, kill, waitIsOver } = await setUp(7);
    await kill();
    for (let n = 0; n < 8; n += 1) await waitIsOver();
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(reported[1]).toBe('The Merchant API could not be opened anew: Error: no room');
    expect((await api.fetch(request)).status).toBe(200);
  });

  it('waits longer where it keeps dying, and a second again after a minute in health', async () => {
    const { time, waits, kill, waitIsOver } = await setUp();
    for (const age of [0, 59_999, 60_000]) {
      time.now += age;
      await kill();
      await waitIsOver();
    }
    expect(waits).toEqual([1_000, 2_000, 1_000]);
  });

  it('stays closed when it was closed, while it lives and while it is away', async () => {
    for (const isAway of [false, true]) {
      const { api, threads, reported, kill } = await setUp();
      if (isAway) await kill();
      await Promise.all([api.close(), api.close()]);
      expect([threads.length, reported.length]).toEqual([1, isAway ? 1 : 0]);
      await expect(api.fetch(request)).rejects.toThrow('cannot be reached');
    }
  });
});
