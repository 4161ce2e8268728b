import type { AnalyticsEvent } from '../events/analytics-events.ts';

/** Somewhere that events are sent to. */
export interface AnalyticsSink {
  send(event: AnalyticsEvent): void;
}
