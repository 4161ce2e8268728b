import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFaultSwitch } from '../faults/create-fault-switch.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

describeApi('the tools of development', () => {
  let api: TestApi;
  beforeAll(async () => {
    const faults = createFaultSwitch([], { random: () => 0, wait: async () => {} });
    api = await openTestApi({ faults, outbox: true, sandbox: true });
  });
  afterAll(() => api.close());

  const statusesAt = (origin: string) =>
    Promise.all(
      ['/faults', '/outbox', '/sandbox'].map(async (path) => (await api.fetch(new Request(origin + path))).status),
    );

  it.each(['http://shop.example', 'http://localhost.shop.example', 'http://127.0.0.1.shop.example'])(
    'are not there for %s, though it may lead to this machine',
    async (origin) => {
      expect(await statusesAt(origin)).toEqual([404, 404, 404]);
    },
  );

  it.each(['http://localhost', 'http://nb.localhost:3000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'are there for %s',
    async (origin) => {
      expect(await statusesAt(origin)).toEqual([200, 200, 200]);
    },
  );
});
