import type { EventLog } from '@torg/stores';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricWithAttribution } from 'web-vitals/attribution';
import { vitalsPath } from '../page/vital.ts';
import { pageAt } from './page-at.ts';
import { sendWhenHidden } from './send-when-hidden.ts';
import { vitalOf } from './vital-of.ts';

/**
 * Measures how quick the document is, and tells the shop's own server. What a load is measured by belongs to the page that
 * was loaded, and so does all that moved since; the slowest touch belongs to the page that was shown when it happened.
 * Whatever happened before this came the browser has kept.
 */
export function measureVitals({ events }: { events: Pick<EventLog, 'events'> }): void {
  const loaded = pageAt(events.events, -Infinity);
  const keep = sendWhenHidden(document, (vitals) => {
    navigator.sendBeacon(vitalsPath, new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
  });
  const hear = (metric: MetricWithAttribution) => {
    const touched = metric.name === 'INP' ? metric.attribution.interactionTime : undefined;
    const page = touched === undefined ? loaded : pageAt(events.events, performance.timeOrigin + touched);
    if (page !== null) keep(vitalOf(metric, page, location.origin));
  };
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(hear);
}
