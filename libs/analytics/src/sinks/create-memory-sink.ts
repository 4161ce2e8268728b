import type { AnalyticsEvent } from '../events/analytics-events.ts';
import type { AnalyticsSink } from './analytics-sink.ts';

/** A sink that keeps what it got. */
export interface MemorySink extends AnalyticsSink {
  /** What came, oldest first. */
  readonly sent: readonly AnalyticsEvent[];
}

/** Keeps the latest events, without who bought: for tests, and for whoever wants to look at them. */
export function createMemorySink(mostKept = 1_000): MemorySink {
  let sent: readonly AnalyticsEvent[] = [];
  return {
    needs: ['statistics', 'marketing'],
    get sent() {
      return sent;
    },
    send({ buyer: _, ...event }) {
      sent = [...sent.slice(1 - mostKept), event];
    },
  };
}
