import type { VitalMetric } from '../../page/vital.ts';

interface VitalScale {
  /** Up to here a value is good, as https://web.dev/articles/vitals publishes it. */
  good: number;
  /** Beyond this it is poor. */
  poor: number;
  /** Where the buckets end in which values are counted; both limits are among them, and a last one has no end. */
  edges: readonly number[];
}

const milliseconds = [
  ...[8, 16, 24, 32, 40, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 600, 700, 800, 1_000, 1_200, 1_500, 1_800],
  ...[2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 8_000, 10_000, 15_000, 30_000],
];

const scores = [0, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1];

/** How each metric is counted and judged. */
export const vitalScales: Readonly<Record<VitalMetric, VitalScale>> = {
  TTFB: { good: 800, poor: 1_800, edges: milliseconds },
  FCP: { good: 1_800, poor: 3_000, edges: milliseconds },
  LCP: { good: 2_500, poor: 4_000, edges: milliseconds },
  CLS: { good: 0.1, poor: 0.25, edges: scores },
  INP: { good: 200, poor: 500, edges: milliseconds },
};
