import type { AnalyticsEvent } from '../events/analytics-events.ts';
import type { AnalyticsSink } from '../sinks/analytics-sink.ts';

/** A sink that waits for the visitor's choice. */
export interface ConsentGate extends AnalyticsSink {
  /**
   * Says whether events may be sent. The first answer sends what was held, once, or drops it; a later one holds for what
   * happens from then on.
   */
  decide(isAllowed: boolean): void;
}

/** A visitor who never answers must not fill the memory of a tab that stays open. */
const mostHeld = 1_000;

/** Holds events until the visitor has chosen. Nothing reaches the sink before. */
export function createConsentGate(sink: AnalyticsSink): ConsentGate {
  let state: 'waiting' | 'open' | 'closed' = 'waiting';
  let held: AnalyticsEvent[] = [];
  return {
    send(event) {
      if (state === 'open') sink.send(event);
      else if (state === 'waiting') held = [...held.slice(1 - mostHeld), event];
    },
    decide(isAllowed) {
      const replayed = isAllowed ? held : [];
      held = [];
      state = isAllowed ? 'open' : 'closed';
      for (const event of replayed) sink.send(event);
    },
  };
}
