import type { Vital, VitalMetric } from '../../page/vital.ts';
import { addNameCounts, countName, type NameCounts } from './name-counts.ts';
import { vitalScales } from './vital-scales.ts';

/** How often a metric had which value. */
export interface VitalTally {
  /** By the edges of its scale; the last is for what lies beyond them. */
  buckets: readonly number[];
  /** What values that were not good are told to come from: of the good ones nobody needs to know. */
  elements: NameCounts;
  scripts: NameCounts;
}

/** A metric that nothing was told of yet. */
export function emptyTally(metric: VitalMetric): VitalTally {
  return { buckets: Array<number>(vitalScales[metric].edges.length + 1).fill(0), elements: [], scripts: [] };
}

export function countVital(
  { buckets, elements, scripts }: VitalTally,
  { metric, value, element, script }: Vital,
): VitalTally {
  const { edges, good } = vitalScales[metric];
  const found = edges.findIndex((edge) => value <= edge);
  const bucket = found < 0 ? edges.length : found;
  const isGood = value <= good;
  return {
    buckets: buckets.with(bucket, (buckets[bucket] ?? 0) + 1),
    elements: isGood || element === undefined ? elements : countName(elements, element),
    scripts: isGood || script === undefined ? scripts : countName(scripts, script),
  };
}

/** Both together. */
export function addTallies(one: VitalTally, other: VitalTally): VitalTally {
  return {
    buckets: one.buckets.map((count, bucket) => count + (other.buckets[bucket] ?? 0)),
    elements: addNameCounts(one.elements, other.elements),
    scripts: addNameCounts(one.scripts, other.scripts),
  };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** How many visits were told of. */
export function visitsOf({ buckets }: VitalTally): number {
  return sum(buckets);
}

/** How many of them were good, how many poor, and how many neither. */
export function ratingsOf(metric: VitalMetric, { buckets }: VitalTally) {
  const scale = vitalScales[metric];
  const upTo = (limit: number) => sum(buckets.slice(0, scale.edges.indexOf(limit) + 1));
  const [good, notPoor] = [upTo(scale.good), upTo(scale.poor)];
  return { good, needsImprovement: notPoor - good, poor: sum(buckets) - notPoor };
}

/**
 * What three of four visits were no slower than, as the end of the bucket where that lies; Infinity beyond the last edge, null
 * without any visit.
 */
export function threeQuarters(metric: VitalMetric, tally: VitalTally): number | null {
  const wanted = sum(tally.buckets) * 0.75;
  if (wanted === 0) return null;
  let seen = 0;
  const bucket = tally.buckets.findIndex((count) => (seen += count) >= wanted);
  return vitalScales[metric].edges[bucket] ?? Infinity;
}
