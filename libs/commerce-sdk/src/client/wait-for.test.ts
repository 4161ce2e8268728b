import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from './wait-for.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits as long as it was told', async () => {
  let isOver = false;
  const waiting = waitFor(300).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(299);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(isOver).toBe(true);
});

it('stops with its signal, and keeps no timer that would hold a process', async () => {
  const caller = new AbortController();
  const waiting = waitFor(300, caller.signal);
  expect(vi.getTimerCount()).toBe(1);
  caller.abort();
  expect(vi.getTimerCount()).toBe(0);
  await waiting;
});

it('leaves no listener behind', async () => {
  const { signal } = new AbortController();
  const removed = vi.spyOn(signal, 'removeEventListener');
  const waiting = waitFor(300, signal);
  await vi.advanceTimersByTimeAsync(300);
  await waiting;
  expect(removed).toHaveBeenCalledOnce();
});
