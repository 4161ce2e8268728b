import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serialQueue } from '../state/serial-queue.ts';
import { manualTime } from '../testing/manual-time.ts';
import { anna, memoryAuthService } from '../testing/memory-auth-service.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createAuthSession } from './create-auth-session.ts';

type Act =
  | { kind: 'ask'; how: 'refresh' | 'freshToken' | 'sync'; tab: number }
  | { kind: 'pass'; ms: number }
  | { kind: 'turn-clock'; ms: number }
  | { kind: 'weather'; weather: 'fine' | 'down' };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('ask'), how: fc.constantFrom('refresh', 'freshToken', 'sync'), tab: fc.nat(2) }),
  fc.record({ kind: fc.constant('pass'), ms: fc.integer({ min: 0, max: 2_000_000 }) }),
  fc.record({ kind: fc.constant('turn-clock'), ms: fc.integer({ min: -5_000_000, max: 5_000_000 }) }),
  fc.record({ kind: fc.constant('weather'), weather: fc.constantFrom('fine', 'down') }),
);

/** Three tabs of one shopper, who share a storage and take turns. */
async function threeTabs() {
  const time = manualTime();
  const service = memoryAuthService(time);
  const [storage, exclusively] = [memoryStorage(), serialQueue()];
  const open = () => createAuthSession({ auth: service, storage, clock: time, scheduler: time, exclusively });
  const tabs = [open(), open(), open()];
  await tabs[0]?.login(anna);
  await Promise.all(tabs.map((tab) => tab.start()));
  return { time, service, tabs };
}

it('three tabs stay signed in through outages, sleep and clocks that jump, and no token is spent twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
      const { time, service, tabs } = await threeTabs();
      const under: unknown[] = [];
      for (const one of acts) {
        if (one.kind === 'pass') await time.pass(one.ms);
        else if (one.kind === 'turn-clock') time.turnClock(one.ms);
        else if (one.kind === 'weather') service.weather = one.weather;
        else under.push(tabs[one.tab]?.[one.how]());
      }
      await Promise.all(under);
      service.weather = 'fine';
      await Promise.all(tabs.map((tab) => tab.refresh()));
      expect(service.spentTwice).toBe(0);
      expect(tabs.map(({ state }) => state.status)).toEqual(['signed-in', 'signed-in', 'signed-in']);
      for (const tab of tabs) tab.dispose();
      expect(time.waits()).toEqual([]);
    }),
    { numRuns: 60 },
  );
}, 60_000);
