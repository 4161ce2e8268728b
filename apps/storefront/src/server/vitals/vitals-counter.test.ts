import { describe, expect, it } from 'vitest';
import type { Vital } from '../../page/vital.ts';
import type { DayOfVitals } from './day-of-vitals.ts';
import { visitsOf } from './vital-tally.ts';
import { createVitalsCounter } from './vitals-counter.ts';

const lcp: Vital = { page: 'product', metric: 'LCP', value: 900 };

function openCounter(at = '2026-11-24T10:00:00Z') {
  let now = Date.parse(at);
  let isDiskFull = false;
  const written: [date: string, visits: number][] = [];
  const reported: unknown[] = [];
  const visits = (day: DayOfVitals) => (day['product']?.LCP ? visitsOf(day['product'].LCP) : 0);
  const counter = createVitalsCounter({
    clock: { now: () => now },
    write: async (date, day) => {
      if (isDiskFull) throw new Error('No space left');
      written.push([date, visits(day)]);
    },
    report: (error) => reported.push(error),
  });
  return {
    ...counter,
    written,
    reported,
    itIs: (time: string) => void (now = Date.parse(time)),
    fillDisk: (isFull: boolean) => void (isDiskFull = isFull),
  };
}

describe('what is counted', () => {
  it('is written down whole, and not again before more is told', async () => {
    const counter = openCounter();
    counter.count([lcp]);
    await counter.keep();
    await counter.keep();
    counter.count([lcp, { ...lcp, metric: 'INP' }]);
    await counter.keep();
    expect(counter.written).toEqual([
      ['2026-11-24', 1],
      ['2026-11-24', 2],
    ]);
  });

  it('belongs to the day of the shop, which begins at midnight in Stockholm', async () => {
    const counter = openCounter('2026-11-24T22:59:59Z');
    counter.count([lcp]);
    counter.itIs('2026-11-24T23:00:00Z');
    counter.count([lcp]);
    await counter.keep();
    expect(counter.written).toEqual([
      ['2026-11-24', 1],
      ['2026-11-25', 1],
    ]);
  });

  it('is kept until the disk takes it, which is told once', async () => {
    const counter = openCounter();
    counter.fillDisk(true);
    counter.count([lcp]);
    await counter.keep();
    await counter.keep();
    expect(counter.reported).toEqual([new Error('No space left')]);
    counter.fillDisk(false);
    await counter.keep();
    expect(counter.written).toEqual([['2026-11-24', 1]]);
  });

  it('is forgotten with its day where no disk takes it', async () => {
    const counter = openCounter();
    counter.fillDisk(true);
    counter.count([lcp]);
    counter.itIs('2026-11-25T10:00:00Z');
    await counter.keep();
    counter.fillDisk(false);
    await counter.keep();
    expect(counter.written).toEqual([]);
  });
});
