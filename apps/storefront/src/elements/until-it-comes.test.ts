// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { untilItComes } from './until-it-comes.ts';

it('asks again for what did not come once there is a connection, until it comes', async () => {
  const fetchPart = vi.fn(async () => {
    if (fetchPart.mock.calls.length < 3) throw new Error('out of reach');
    return 'part';
  });
  const coming = untilItComes(fetchPart);
  for (const times of [1, 2]) {
    await expect.poll(() => fetchPart.mock.calls.length).toBe(times);
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetchPart).toHaveBeenCalledTimes(times);
    dispatchEvent(new Event('online'));
  }
  expect(await coming).toBe('part');
});
