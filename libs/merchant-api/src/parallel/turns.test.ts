import { expect, it } from 'vitest';
import { createTurns, type Caller } from './turns.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Callers who come one after another while the only place is taken, and the order in which they get it. */
async function orderOf(callers: readonly Caller[]): Promise<string> {
  const turns = createTurns(1);
  const giveBack = await turns.take('outside');
  const order: string[] = [];
  const all = callers.map(async (caller, index) => {
    const done = await turns.take(caller);
    order.push(`${caller === 'shop' ? 's' : 'o'}${index}`);
    await turn();
    done();
  });
  giveBack();
  await Promise.all(all);
  return order.join(' ');
}

it('go to the shop before those who came earlier from outside', async () => {
  expect(await orderOf(['outside', 'outside', 'shop', 'shop'])).toBe('s2 s3 o0 o1');
});

it('go to one from outside after four of the shop that went past it', async () => {
  const shop = Array.from({ length: 9 }, () => 'shop' as const);
  expect(await orderOf(['outside', 'outside', ...shop])).toBe('s2 s3 s4 s5 o0 s6 s7 s8 s9 o1 s10');
});

it('are so many at once', async () => {
  const turns = createTurns(2);
  let running = 0;
  const callers: readonly Caller[] = ['outside', 'shop', 'outside', 'shop'];
  const all = callers.map(async (caller) => {
    const done = await turns.take(caller);
    running += 1;
    expect(running).toBeLessThanOrEqual(2);
    await turn();
    running -= 1;
    done();
  });
  await Promise.all(all);
  expect(running).toBe(0);
});
