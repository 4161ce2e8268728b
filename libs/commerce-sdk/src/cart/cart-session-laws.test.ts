import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memoryCartService, type Weather } from '../testing/memory-cart-service.ts';
import type { CartChangeResult } from './cart-session.ts';
import { createCartSession } from './create-cart-session.ts';

type Act =
  | { kind: 'add'; skuId: number; quantity: number }
  | { kind: 'set'; skuId: number; quantity: number }
  | { kind: 'answer' };

const skuId = fc.integer({ min: 1, max: 2 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('add'), skuId, quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('set'), skuId, quantity: fc.integer({ min: 0, max: 12 }) }),
  fc.constant<Act>({ kind: 'answer' }),
);
const weather = fc.constantFrom<Weather>(
  'fine',
  'fine',
  'no-way',
  'lost',
  'timeout',
  'timeout-done',
  'down',
  'fault',
  'fault-done',
);

/** Lets everything go on that waits for nothing but its turn. */
async function turns() {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

/** Plays a shopper's acts while the answers come when they come. */
async function play(acts: readonly Act[], storm: readonly Weather[]) {
  const service = memoryCartService();
  const gates: (() => void)[] = [];
  service.weather = [...storm];
  service.beforeAnswer = () => new Promise((open) => gates.push(open));
  const session = createCartSession({ calls: service, wait: async () => {} });
  const done: { act: Exclude<Act, { kind: 'answer' }>; result: Promise<CartChangeResult> }[] = [];
  const answer = async () => {
    await turns();
    gates.shift()?.();
    await turns();
  };
  for (const one of acts) {
    if (one.kind === 'answer') await answer();
    else if (one.kind === 'add') done.push({ act: one, result: session.add(one) });
    else done.push({ act: one, result: session.changeQuantity(`sku-${one.skuId}`, one.quantity) });
  }
  while (session.state.optimisticUpdates.length > 0) await answer();
  service.beforeAnswer = async () => {};
  service.weather = [];
  const told = await Promise.all(done.map(async ({ act: one, result }) => ({ act: one, result: await result })));
  return { session, service, told };
}

const acts = fc.array(act, { minLength: 1, maxLength: 14 });
const storm = fc.array(weather, { maxLength: 14 });
/** Quantities that are set late may undo later ones, which no client can help; additions must stand even that. */
const lateStorm = fc.array(fc.oneof(weather, fc.constantFrom<Weather>('timeout-late', 'lost-late')), { maxLength: 14 });

it('ends at what the server holds, whatever fails and however late the answers come', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(acts, storm, async (played, storms) => {
      const { session, service, told } = await play(played, storms);
      const isSure = told.every(({ result }) => result.ok || result.refusal.kind !== 'unreachable');
      const { cart } = session.state;
      if (isSure && cart) expect(cart).toEqual(service.cart(cart.id));
      await session.load();
      expect(session.state.optimisticUpdates).toEqual([]);
      if (session.state.cart) expect(session.state.cart).toEqual(service.cart(session.state.cart.id));
    }),
    { numRuns: 400 },
  );
});

it('the last update for a line wins, unless it was refused or nobody answered', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(acts, storm, async (played, storms) => {
      const { session, service, told } = await play(played, storms);
      for (const sku of [1, 2]) {
        const last = told.filter((one) => one.act.skuId === sku).at(-1);
        if (last?.act.kind !== 'set') continue;
        const { result } = last;
        if (last.act.quantity === 0) expect(result.ok || result.refusal.kind).not.toBe('unknown-item');
        if (!result.ok) continue;
        expect(service.held(session.state.cart?.id ?? '')[`sku-${sku}`] ?? 0).toBe(last.act.quantity);
      }
    }),
    { numRuns: 400 },
  );
});

it('no addition counts twice, and none that was confirmed is lost', { timeout: 60_000 }, async () => {
  const additions = fc.array(
    act.filter(({ kind }) => kind !== 'set'),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(additions, lateStorm, async (played, storms) => {
      const { session, service, told } = await play(played, storms);
      await session.load();
      const held = session.state.cart ? service.held(session.state.cart.id) : {};
      for (const sku of [1, 2]) {
        const own = told.filter((one) => one.act.kind === 'add' && one.act.skuId === sku);
        const sum = (adds: typeof own) =>
          adds.reduce((units, one) => units + (one.act.kind === 'add' ? one.act.quantity : 0), 0);
        const units = held[`sku-${sku}`] ?? 0;
        expect(units).toBeLessThanOrEqual(sum(own));
        expect(units).toBeGreaterThanOrEqual(sum(own.filter(({ result }) => result.ok)));
      }
    }),
    { numRuns: 400 },
  );
});
