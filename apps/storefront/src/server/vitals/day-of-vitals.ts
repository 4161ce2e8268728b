import { vitalMetrics, type Vital, type VitalMetric } from '../../page/vital.ts';
import { addTallies, countVital, emptyTally, type VitalTally } from './vital-tally.ts';

/** What was told on one day: by page, by metric. */
export type DayOfVitals = Readonly<Record<string, PageOfVitals>>;

type PageOfVitals = Readonly<Partial<Record<VitalMetric, VitalTally>>>;

/** The same day, with one vital more. */
export function countInto(day: DayOfVitals, vital: Vital): DayOfVitals {
  const { page, metric } = vital;
  const before = day[page]?.[metric] ?? emptyTally(metric);
  return { ...day, [page]: { ...day[page], [metric]: countVital(before, vital) } };
}

/** What several servers, or one that was started anew, were told on the same day. */
export function addDays(days: readonly DayOfVitals[]): DayOfVitals {
  const pages = new Set(days.flatMap((day) => Object.keys(day)));
  return Object.fromEntries([...pages].map((page) => [page, addPages(days.map((day) => day[page] ?? {}))]));
}

function addPages(pages: readonly PageOfVitals[]): PageOfVitals {
  const rows = vitalMetrics.flatMap((metric) => {
    const told = pages.flatMap((page) => page[metric] ?? []);
    return told.length === 0 ? [] : [[metric, told.reduce(addTallies)] as const];
  });
  return Object.fromEntries(rows);
}
