import { describe, expect, it, vi } from 'vitest';
import { createAnalytics } from './create-analytics.ts';
import type { AnalyticsSink } from './sinks/analytics-sink.ts';

const clock = { now: () => 1000 };
const view = { path: '/c/muggar', title: 'Muggar' };

describe('createAnalytics', () => {
  it('sends an event and its time to every sink', () => {
    const sinks = [{ send: vi.fn() }, { send: vi.fn() }];
    createAnalytics({ sinks, clock, report: vi.fn() }).track('virtual_page_view', view);
    for (const { send } of sinks) {
      expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'virtual_page_view', data: view, at: 1000 });
    }
  });

  it('reports a sink that throws and goes on with the next', () => {
    const failure = new Error('blocked');
    const report = vi.fn();
    const next = vi.fn<AnalyticsSink['send']>();
    const broken = {
      send: () => {
        throw failure;
      },
    };
    createAnalytics({ sinks: [broken, { send: next }], clock, report }).track('virtual_page_view', view);
    expect(report).toHaveBeenCalledExactlyOnceWith(failure);
    expect(next).toHaveBeenCalledOnce();
  });

  it('ties each event to what it carries when it is compiled', () => {
    const { track } = createAnalytics({ sinks: [], clock, report: vi.fn() });
    // @ts-expect-error The title is missing.
    track('virtual_page_view', { path: '/' });
    // @ts-expect-error There is no such event.
    track('page_view', view);
    // @ts-expect-error A product page shows one product.
    track('view_item', { currency: 'SEK', value: 0, items: [] });
  });
});
