import type { AnalyticsEvent } from '../events/analytics-events.ts';

/** What a visitor agreed to beyond what is necessary. */
export interface Agreed {
  statistics: boolean;
  marketing: boolean;
}

/** Somewhere that events are sent to. */
export interface AnalyticsSink {
  /** What the visitor has to have agreed to: one of these, whichever it is. */
  needs: readonly (keyof Agreed)[];
  /** Sends an event that the visitor agreed to have sent. A promise that fails is reported, and nobody waits for it. */
  send(event: AnalyticsEvent, agreed: Agreed): void | Promise<void>;
}
