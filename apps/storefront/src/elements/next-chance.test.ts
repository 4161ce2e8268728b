// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { untilItComes } from './next-chance.ts';

it('asks again with the connection for what did not come, until it comes', async () => {
  const asked: number[] = [];
  const reported: unknown[] = [];
  const fetchPart = async () => {
    asked.push(asked.length);
    if (asked.length < 3) throw new Error('out of reach');
    return 'part';
  };
  const coming = untilItComes(fetchPart, (problem) => void reported.push(problem));
  for (const times of [1, 2]) {
    await expect.poll(() => reported.length).toBe(times);
    expect(asked).toHaveLength(times);
    dispatchEvent(new Event('online'));
  }
  expect(await coming).toBe('part');
  expect(asked).toHaveLength(3);
});
