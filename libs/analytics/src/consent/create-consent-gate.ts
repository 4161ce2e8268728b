import type { AnalyticsEvent } from '../events/analytics-events.ts';
import type { Agreed, AnalyticsSink } from '../sinks/analytics-sink.ts';

/** A sink behind the visitor's choice. */
export interface ConsentGate {
  send(event: AnalyticsEvent): void;
  /**
   * Says what is agreed to. The first answer sends what was held, once, or drops it; a later one holds for what happens
   * from then on.
   */
  decide(agreed: Agreed): void;
}

/** A visitor who never answers must not fill the memory of a tab that stays open. */
const mostHeld = 1_000;

/** Holds events until the visitor has chosen. Nothing reaches the sink before; one that fails loses that event alone. */
export function createConsentGate(sink: AnalyticsSink, report: (error: unknown) => void): ConsentGate {
  let agreed: Agreed | null = null;
  let held: AnalyticsEvent[] = [];
  const send = async (event: AnalyticsEvent, by: Agreed) => {
    try {
      await sink.send(event, by);
    } catch (error) {
      report(error);
    }
  };
  return {
    send(event) {
      if (agreed === null) held = [...held.slice(1 - mostHeld), event];
      else if (isLetIn(sink, agreed)) void send(event, agreed);
    },
    decide(next) {
      const replayed = isLetIn(sink, next) ? held : [];
      held = [];
      agreed = next;
      for (const event of replayed) void send(event, next);
    },
  };
}

function isLetIn({ needs }: AnalyticsSink, agreed: Agreed): boolean {
  return needs.some((category) => agreed[category]);
}
