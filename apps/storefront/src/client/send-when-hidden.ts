import type { Vital, VitalMetric } from '../page/vital.ts';

interface HidingDocument {
  readonly visibilityState: string;
  addEventListener(type: 'visibilitychange', hear: () => void): void;
}

/**
 * Gathers what is measured, and sends it in one piece when the tab is hidden: no later moment is sure to come. A metric is
 * sent once, as it was by then, since nothing names the document by which a later value could take its place.
 */
export function sendWhenHidden(tab: HidingDocument, send: (vitals: readonly Vital[]) => void): (vital: Vital) => void {
  const waiting = new Map<VitalMetric, Vital>();
  const sent = new Set<VitalMetric>();
  tab.addEventListener('visibilitychange', () => {
    if (tab.visibilityState !== 'hidden' || waiting.size === 0) return;
    send([...waiting.values()]);
    for (const metric of waiting.keys()) sent.add(metric);
    waiting.clear();
  });
  return (vital) => {
    if (!sent.has(vital.metric)) waiting.set(vital.metric, vital);
  };
}
