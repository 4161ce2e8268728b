import { describe, expect, it, vi } from 'vitest';
import { withinTime } from './within-time.ts';

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const short = { ms: 1, told: 'timeoutMs' };
const second = { ms: 1_000, told: 'timeoutMs' };
const late = { failure: 'timeout', message: 'The request took longer than 0.001 s (timeoutMs)' };

describe('withinTime', () => {
  it('gives what the call gives', async () => {
    expect(await withinTime(second, undefined, async () => 'an answer')).toBe('an answer');
  });

  it('ends a call that takes too long', async () => {
    await expect(withinTime(short, undefined, untilAborted)).rejects.toMatchObject(late);
  });

  it('ends a call that takes no notice of the signal', async () => {
    const never = () => new Promise<never>(() => {});
    await expect(withinTime(short, undefined, never)).rejects.toMatchObject(late);
  });

  it.each(['before', 'during'])(
    'ends a call whose caller gives up %s it, with the reason of the caller',
    async (when) => {
      const caller = new AbortController();
      const reason = new Error('Another page was opened');
      if (when === 'before') caller.abort(reason);
      const call = withinTime(second, caller.signal, untilAborted);
      caller.abort(reason);
      await expect(call).rejects.toBe(reason);
    },
  );

  it.each([async () => 'an answer', () => Promise.reject(new Error('refused'))])(
    'leaves no timer and no listener behind',
    async (run) => {
      vi.useFakeTimers();
      const caller = new AbortController().signal;
      const removed = vi.spyOn(caller, 'removeEventListener');
      await withinTime(second, caller, run).catch(() => {});
      expect(vi.getTimerCount()).toBe(0);
      expect(removed).toHaveBeenCalledOnce();
      vi.useRealTimers();
    },
  );
});
