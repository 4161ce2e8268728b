import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricWithAttribution } from 'web-vitals/attribution';
import type { PageName } from '../page/page-names.ts';
import { vitalsPath, type Vital } from '../page/vital.ts';
import { sendWhenHidden } from './send-when-hidden.ts';
import { vitalOf } from './vital-of.ts';

/**
 * Measures how quick the document is, and tells the shop's own server. What a load is measured by belongs to the page that
 * was loaded, and so does all that moved since; the slowest touch belongs to the page that was shown when it happened.
 * Whatever happened before this came the browser has kept. The boot script runs it by itself, so it imports nothing that
 * pages share.
 * @param loaded the page that was loaded; null where it failed
 * @param pageAt the page at a moment (milliseconds since 1970)
 * @param tell hears of each metric too, by the id that all of its values have
 */
export function measureVitals(
  loaded: PageName | null,
  pageAt: (moment: number) => PageName | null,
  tell: (vital: Vital, id: string) => void,
): void {
  const keep = sendWhenHidden(document, (vitals) => {
    navigator.sendBeacon(vitalsPath, new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
  });
  const hear = (metric: MetricWithAttribution) => {
    const touched = metric.name === 'INP' ? metric.attribution.interactionTime : undefined;
    const page = touched === undefined ? loaded : pageAt(performance.timeOrigin + touched);
    if (page === null) return;
    const vital = vitalOf(metric, page, location.origin);
    keep(vital);
    tell(vital, metric.id);
  };
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(hear);
}
