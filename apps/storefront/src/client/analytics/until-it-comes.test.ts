// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { untilItComes } from './until-it-comes.ts';

it('asks again for what did not come with whatever somebody does next, until it comes', async () => {
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
    dispatchEvent(new Event('pointerdown'));
  }
  expect(await coming).toBe('part');
  expect(asked).toHaveLength(3);
});
