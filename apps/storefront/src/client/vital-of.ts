import type { MetricWithAttribution } from 'web-vitals/attribution';
import { longestVitalName, type Vital } from '../page/vital.ts';

/** What is told of a metric: its value, and by what it was so. Nothing in it tells who visited, or at which address. */
export function vitalOf(metric: MetricWithAttribution, page: Vital['page'], origin: string): Vital {
  const element = elementOf(metric);
  const script = scriptOf(metric, origin);
  return {
    page,
    metric: metric.name,
    value: Number(metric.value.toFixed(metric.name === 'CLS' ? 4 : 0)),
    ...(element && { element: element.slice(0, longestVitalName) }),
    ...(script && { script: script.slice(0, longestVitalName) }),
  };
}

function elementOf({ name, attribution }: MetricWithAttribution): string | undefined {
  switch (name) {
    case 'LCP':
      return attribution.target;
    case 'CLS':
      return attribution.largestShiftTarget;
    case 'INP':
      return attribution.interactionTarget;
    case 'FCP':
    case 'TTFB':
      return undefined;
  }
}

/** A script within the document would be named by the address of the page, and one of an extension tells of the visitor. */
function scriptOf({ name, attribution }: MetricWithAttribution, origin: string): string | undefined {
  const source = name === 'INP' ? attribution.longestScript?.entry.sourceURL : undefined;
  if (!source || !URL.canParse(source)) return undefined;
  const { protocol, origin: from, host, pathname } = new URL(source);
  if (!protocol.startsWith('http')) return undefined;
  return from === origin ? /[^/]+\.js$/.exec(pathname)?.[0] : host;
}
