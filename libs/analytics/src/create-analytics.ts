import { createConsentGate } from './consent/create-consent-gate.ts';
import type { AnalyticsEvent, AnalyticsEventName, AnalyticsEvents } from './events/analytics-events.ts';
import type { Agreed, AnalyticsSink } from './sinks/analytics-sink.ts';
import type { Buyer } from './user/buyer.ts';

export interface AnalyticsOptions {
  sinks: readonly AnalyticsSink[];
  /** Hears of a sink that failed. */
  report(error: unknown): void;
}

/** The one way for the shop to tell what happened. */
export interface Analytics {
  /** Tells of something that happened at a moment (ms since 1970). `buyer` belongs to a purchase. */
  track<Name extends AnalyticsEventName>(name: Name, data: AnalyticsEvents[Name], at: number, buyer?: Buyer): void;
  /** Says what the visitor agreed to. Until the first answer events are held. */
  decide(agreed: Agreed): void;
}

/** Sends each event to every sink that the visitor agreed to. A sink that fails stops neither the shop nor the others. */
export function createAnalytics({ sinks, report }: AnalyticsOptions): Analytics {
  const gates = sinks.map((sink) => createConsentGate(sink, report));
  return {
    track(name, data, at, buyer) {
      const event = { name, data, at, ...(buyer && { buyer }) } as AnalyticsEvent; // name and data were matched by the signature
      for (const gate of gates) gate.send(event);
    },
    decide(agreed) {
      for (const gate of gates) gate.decide(agreed);
    },
  };
}
