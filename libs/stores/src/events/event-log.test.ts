import { describe, expect, it, vi } from 'vitest';
import { EventLog } from './event-log.ts';

function createLog() {
  let time = 1000;
  const report = vi.fn();
  return { log: new EventLog({ clock: { now: () => time++ }, report }), report };
}

describe('EventLog', () => {
  it('tells listeners what happened and when', () => {
    const { log } = createLog();
    const listener = vi.fn();
    log.subscribe(listener);
    log.record('favorite:add', { productId: 5 });
    expect(listener.mock.calls).toEqual([[{ type: 'favorite:add', data: { productId: 5 }, timestamp: 1000 }]]);
  });

  it('keeps the latest 1,000 events and no more', () => {
    const { log } = createLog();
    for (let id = 1; id <= 1_050; id += 1) log.record('favorite:add', { productId: id });
    expect(log.events).toHaveLength(1_000);
    expect(log.events[0]?.data).toEqual({ productId: 51 });
    expect(log.events.at(-1)?.data).toEqual({ productId: 1_050 });
  });

  it('ends one subscription and leaves the others, even of the same listener', () => {
    const { log } = createLog();
    const listener = vi.fn();
    const stop = log.subscribe(listener);
    log.subscribe(listener);
    stop();
    stop();
    log.record('user:login', { method: 'password' });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('reports a listener that throws and still tells the next', () => {
    const { log, report } = createLog();
    const failure = new Error('sink down');
    const next = vi.fn();
    log.subscribe(() => {
      throw failure;
    });
    log.subscribe(next);
    log.record('user:logout', {});
    expect(report).toHaveBeenCalledExactlyOnceWith(failure);
    expect(next).toHaveBeenCalledOnce();
  });

  it('ties each event to what it carries when it is compiled', () => {
    const { log } = createLog();
    // @ts-expect-error A favourite is told by its product.
    log.record('favorite:add', {});
    // @ts-expect-error There is no such event.
    log.record('favorite:change', { productId: 5 });
  });
});
