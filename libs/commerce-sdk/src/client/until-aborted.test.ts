import { describe, expect, it, vi } from 'vitest';
import { untilAborted } from './until-aborted.ts';

const never = new Promise<never>(() => {});

describe('untilAborted', () => {
  it.each([undefined, new AbortController().signal])('gives what the work gives', async (signal) => {
    expect(await untilAborted(Promise.resolve('done'), signal)).toBe('done');
    await expect(untilAborted(Promise.reject(new Error('failed')), signal)).rejects.toThrow('failed');
  });

  it.each(['before', 'while'])('ends with the reason of a signal that is aborted %s it waits', async (when) => {
    const caller = new AbortController();
    const reason = new Error('Another page was opened');
    if (when === 'before') caller.abort(reason);
    const waiting = untilAborted(never, caller.signal);
    caller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });

  it('leaves no listener behind', async () => {
    const { signal } = new AbortController();
    const removed = vi.spyOn(signal, 'removeEventListener');
    await untilAborted(Promise.resolve(), signal);
    await untilAborted(Promise.reject(new Error('failed')), signal).catch(() => {});
    expect(removed).toHaveBeenCalledTimes(2);
  });
});
