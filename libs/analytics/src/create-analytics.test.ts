import { describe, expect, it, vi } from 'vitest';
import { createAnalytics } from './create-analytics.ts';
import type { AnalyticsSink } from './sinks/analytics-sink.ts';

const search = { search_term: 'mugg' };
const needs = ['statistics'] as const;
const yes = { statistics: true, marketing: false };
const fakeSink = () => ({ needs, send: vi.fn<AnalyticsSink['send']>() });

describe('createAnalytics', () => {
  it('sends an event and its time to every sink that the visitor agreed to', () => {
    const sinks = [fakeSink(), fakeSink(), { ...fakeSink(), needs: ['marketing'] as const }];
    const analytics = createAnalytics({ sinks, report: vi.fn() });
    analytics.decide(yes);
    analytics.track('search', search, 1000);
    const event = { name: 'search', data: search, at: 1000 };
    expect(sinks.map(({ send }) => send.mock.calls)).toEqual([[[event, yes]], [[event, yes]], []]);
  });

  it('reports a sink that throws or fails later, loses that event alone, and goes on with the next', async () => {
    const [failure, later] = [new Error('blocked'), new Error('dropped')];
    const report = vi.fn();
    const [next, broken, slow] = [fakeSink(), fakeSink(), fakeSink()];
    broken.send.mockImplementationOnce(() => {
      throw failure;
    });
    slow.send.mockRejectedValueOnce(later);
    const analytics = createAnalytics({ sinks: [broken, slow, next], report });
    analytics.track('search', search, 1);
    analytics.track('search', search, 2);
    analytics.decide(yes);
    await vi.waitFor(() => expect(report.mock.calls).toEqual([[failure], [later]]));
    expect([broken, slow, next].map(({ send }) => send.mock.calls.length)).toEqual([2, 2, 2]);
  });

  it('ties each event to what it carries when it is compiled', () => {
    const { track } = createAnalytics({ sinks: [], report: vi.fn() });
    // @ts-expect-error The term is missing.
    track('search', {}, 1);
    // @ts-expect-error There is no such event.
    track('page_view', search, 1);
    // @ts-expect-error A product page shows one product.
    track('view_item', { currency: 'SEK', value: 0, items: [] }, 1);
  });
});
