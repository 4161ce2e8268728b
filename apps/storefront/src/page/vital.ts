import type { PageName } from './page-names.ts';

/** Where a tab tells the shop's own server how quick its page was. */
export const vitalsPath = '/vitals';

/** The web vitals that are measured. CLS is a score, all others are milliseconds. */
export const vitalMetrics = ['TTFB', 'FCP', 'LCP', 'CLS', 'INP'] as const;

export type VitalMetric = (typeof vitalMetrics)[number];

/** No selector and no script has a longer name than this. */
export const longestVitalName = 100;

/** How quick one page was for one visitor, of whom nothing is told. */
export interface Vital {
  /** The page by its name, not by its address. */
  page: PageName;
  metric: VitalMetric;
  value: number;
  /** A selector of what was painted last, moved most or was touched. */
  element?: string;
  /** The script that kept a touch waiting longest: the file of the shop's, or the host of somebody else's. */
  script?: string;
}
