import type { AnalyticsEvent, AnalyticsEventName, AnalyticsEvents } from './events/analytics-events.ts';
import type { AnalyticsSink } from './sinks/analytics-sink.ts';

export interface AnalyticsOptions {
  sinks: readonly AnalyticsSink[];
  /** Milliseconds since 1970. */
  clock: { now(): number };
  /** Hears of a sink that threw. */
  report(error: unknown): void;
}

/** The one way for the shop to tell what happened. */
export interface Analytics {
  track<Name extends AnalyticsEventName>(name: Name, data: AnalyticsEvents[Name]): void;
}

/** Sends each event to every sink. A sink that throws stops neither the shop nor the other sinks. */
export function createAnalytics({ sinks, clock, report }: AnalyticsOptions): Analytics {
  return {
    track(name, data) {
      const event = { name, data, at: clock.now() } as AnalyticsEvent; // name and data were matched by the signature
      for (const sink of sinks) {
        try {
          sink.send(event);
        } catch (error) {
          report(error);
        }
      }
    },
  };
}
