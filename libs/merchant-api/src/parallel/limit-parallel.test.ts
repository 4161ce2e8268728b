import { expect, it } from 'vitest';
import { limitParallel } from './limit-parallel.ts';

it('runs no more than so many at once, and goes on after a failure', async () => {
  const run = limitParallel(2);
  let running = 0;
  let most = 0;
  const task = async (fails: boolean) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (fails) throw new Error('broken');
    return 'done';
  };
  const results = await Promise.allSettled([true, false, true, false, false].map((fails) => run(() => task(fails))));
  expect(most).toBe(2);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});
