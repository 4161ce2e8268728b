import type { Span } from './watch-page.ts';

/** What is measured, in the order of the table. Times in ms, weights in bytes as they were sent, the shift as browsers score it. */
export const figures = [
  { name: 'firstPaint', title: 'First paint', unit: 'ms' },
  { name: 'largestPaint', title: 'Largest paint', unit: 'ms' },
  { name: 'blocking', title: 'Blocking time before a touch', unit: 'ms' },
  { name: 'blockingOfTouch', title: 'Blocking time of the first touch', unit: 'ms' },
  { name: 'shift', title: 'Layout shift', unit: 'score' },
  { name: 'worstClick', title: 'Worst click', unit: 'ms' },
  { name: 'listToProduct', title: 'List → product', unit: 'ms' },
  { name: 'scriptBeforeLoad', title: 'Script before load', unit: 'kB' },
  { name: 'scriptUntouched', title: 'Script without a touch', unit: 'kB' },
  { name: 'scriptTouched', title: 'Script after the first touch', unit: 'kB' },
  { name: 'html', title: 'HTML', unit: 'kB' },
  { name: 'css', title: 'Style sheets', unit: 'kB' },
  { name: 'font', title: 'Fonts', unit: 'kB' },
  { name: 'image', title: 'Pictures', unit: 'kB' },
] as const satisfies readonly { name: string; title: string; unit: 'ms' | 'kB' | 'score' }[];

export type FigureName = (typeof figures)[number]['name'];

/** Figures of a page; one that leads to no product has no `listToProduct`. */
export type Figures = Partial<Record<FigureName, number>>;

/** What one visit found. */
export interface Sample extends Figures {
  /** Whether the browser went to a new document for the product. */
  byDocument?: boolean;
}

/** The middle of what was measured, or between the two in the middle; null of nothing. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** Each figure's own median over the samples that have it. */
export function medians(samples: readonly Figures[]): Figures {
  const middle = figures.flatMap(({ name }) => {
    const found = median(samples.flatMap((sample) => sample[name] ?? []));
    return found === null ? [] : [[name, found] as const];
  });
  return Object.fromEntries(middle);
}

/**
 * How long tasks kept a shopper from being answered, in ms: of each what is over 50 ms. A task that had begun before `from`
 * (ms, such as the first paint) counts from there on.
 */
export function blockingTime(tasks: readonly Span[], from: number): number {
  return tasks.reduce((sum, { startTime, duration }) => {
    const seen = startTime + duration - Math.max(startTime, from);
    return sum + Math.max(0, seen - 50);
  }, 0);
}

/** What browsers tell of events, they tell from here on, in ms. */
const leastEvent = 16;

/** The slowest answer to an input since `from` (ms), in ms: at least the 16 below which browsers tell nothing. */
export function slowestEvent(events: readonly Span[], from: number): number {
  const since = events.filter(({ startTime }) => startTime >= from);
  return Math.max(leastEvent, ...since.map(({ duration }) => duration));
}
