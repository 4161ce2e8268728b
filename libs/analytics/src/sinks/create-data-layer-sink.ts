import type { AnalyticsEvent } from '../events/analytics-events.ts';
import type { AnalyticsSink } from './analytics-sink.ts';

/** Writes events to the list that a tag manager reads, in the shape that it expects. */
export function createDataLayerSink(target: unknown[]): AnalyticsSink {
  return { send: (event) => void target.push(...entriesFor(event)) };
}

function entriesFor(event: AnalyticsEvent): readonly object[] {
  if (event.name === 'virtual_page_view') {
    return [{ event: event.name, pagePath: event.data.path, pageTitle: event.data.title }];
  }
  // A tag manager merges what it is given: without the null, items of the last event would stay in this one.
  return [{ ecommerce: null }, { event: event.name, ecommerce: event.data }];
}
