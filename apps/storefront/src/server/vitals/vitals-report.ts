import { z } from 'zod';
import { pageNames } from '../../page/page-names.ts';
import { longestVitalName, vitalMetrics, type Vital } from '../../page/vital.ts';

/** What is kept is printed some day, so it has nothing in it that a terminal would obey. */
const name = z
  .string()
  .min(1, 'is empty')
  .max(longestVitalName, 'is too long')
  .regex(/^\P{C}*$/u, 'has characters that nobody sees')
  .exactOptional();

const vital = z.strictObject({
  page: z.enum(pageNames, 'is no page of the shop'),
  metric: z.enum(vitalMetrics, 'is no web vital'),
  value: z.number('is no number').nonnegative('is less than nothing'),
  element: name,
  script: name,
});

const report = z.array(vital).min(1, 'is empty').max(vitalMetrics.length, 'is too long');

export type VitalsReport = { ok: true; vitals: readonly Vital[] } | { ok: false; problem: string };

/** Reads what a tab told; anybody can have sent it. A problem is a sentence. */
export function readVitalsReport(input: unknown): VitalsReport {
  const read = report.safeParse(input);
  if (read.success) return { ok: true, vitals: read.data };
  const { path, message } = read.error.issues[0] ?? { path: [], message: 'is not one' };
  return { ok: false, problem: `Nothing was counted: ${path.join('.') || 'the report'} ${message}.` };
}
