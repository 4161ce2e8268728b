import { vitalMetrics, type VitalMetric } from '../../page/vital.ts';
import type { DayOfVitals } from './day-of-vitals.ts';
import type { NameCounts } from './name-counts.ts';
import { ratingsOf, threeQuarters, visitsOf, type VitalTally } from './vital-tally.ts';

/** As many elements and scripts are named of a row. */
const mostNamed = 3;

const heading = row(['page', '', 'p75', 'good', 'so-so', 'poor', 'visits']);

/** A day as a table to read: a row for each page and metric, and below it what was not good came from. */
export function vitalsTable(date: string, day: DayOfVitals): readonly string[] {
  const pages = Object.keys(day).toSorted();
  const rows = pages.flatMap((page) =>
    vitalMetrics.flatMap((metric) => {
      const tally = day[page]?.[metric];
      return tally ? metricLines(page, metric, tally) : [];
    }),
  );
  return [date, heading, ...rows];
}

function metricLines(page: string, metric: VitalMetric, tally: VitalTally): readonly string[] {
  const { good, needsImprovement, poor } = ratingsOf(metric, tally);
  const visits = visitsOf(tally);
  const share = (part: number) => `${Math.round((100 * part) / visits)} %`;
  const cells = [
    page,
    metric,
    limitText(metric, tally),
    share(good),
    share(needsImprovement),
    share(poor),
    `${visits}`,
  ];
  return [row(cells), ...named('by', tally.elements), ...named('in', tally.scripts)];
}

function limitText(metric: VitalMetric, tally: VitalTally): string {
  const limit = threeQuarters(metric, tally);
  if (limit === null) return '–';
  if (limit === Infinity) return 'beyond';
  return metric === 'CLS' ? `≤ ${limit}` : `≤ ${limit} ms`;
}

function named(how: 'by' | 'in', counts: NameCounts): readonly string[] {
  return counts.slice(0, mostNamed).map(([name, count]) => `    ${count} ${how} ${name}`);
}

function row([page = '', metric = '', ...figures]: readonly string[]): string {
  return [page.padEnd(16), metric.padEnd(5), ...figures.map((figure) => figure.padStart(10))].join('');
}
