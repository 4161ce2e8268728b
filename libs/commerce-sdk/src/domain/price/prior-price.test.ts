import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priorPrice } from './prior-price.ts';

const t0 = new Date('2026-11-23');

function history(...points: [date: string, price: number][]) {
  return points.map(([date, price]) => ({ from: new Date(date), price }));
}

describe('priorPrice', () => {
  it('counts an offer that ended within the 30 days', () => {
    const points = history(['2026-01-02', 199], ['2026-10-20', 149], ['2026-10-27', 199], ['2026-11-23', 129]);
    expect(priorPrice(points, t0)).toBe(149);
  });

  it('leaves out an offer that ended before the 30 days', () => {
    const points = history(['2026-01-02', 199], ['2026-09-01', 149], ['2026-09-08', 199], ['2026-11-23', 129]);
    expect(priorPrice(points, t0)).toBe(199);
  });

  it('goes back to the price before the first step of one falling run', () => {
    const points = history(['2026-01-02', 199], ['2026-11-05', 179], ['2026-11-12', 159], ['2026-11-23', 129]);
    expect(priorPrice(points, t0)).toBe(199);
  });

  it('takes the lowest of the 30 days before a falling run, not just the price before it', () => {
    const points = history(['2026-01-02', 199], ['2026-10-20', 149], ['2026-10-27', 199], ['2026-11-05', 179]);
    expect(priorPrice(points, t0)).toBe(149);
  });

  it('does not stretch a falling run that began more than 30 days ago', () => {
    const points = history(['2026-01-02', 199], ['2026-10-01', 179], ['2026-11-12', 159]);
    expect(priorPrice(points, t0)).toBe(159);
  });

  it('sees a run through an entry that repeats the price', () => {
    const points = history(['2026-01-02', 199], ['2026-11-05', 179], ['2026-11-08', 179], ['2026-11-12', 159]);
    expect(priorPrice(points, t0)).toBe(199);
  });

  it('does not take an entry that repeats the price for a step of a run', () => {
    const points = history(['2026-10-15', 149], ['2026-10-20', 199], ['2026-11-10', 199]);
    expect(priorPrice(points, t0)).toBe(199);
  });

  it('breaks a run at a rise', () => {
    const points = history(['2026-01-02', 199], ['2026-11-05', 159], ['2026-11-12', 179]);
    expect(priorPrice(points, t0)).toBe(159);
  });

  it('does not take a rise within a falling run for a reduction', () => {
    const points = history(['2026-01-02', 199], ['2026-11-05', 129], ['2026-11-23', 149]);
    expect(priorPrice(points, t0)).toBe(129);
    expect(priorPrice(points.slice(0, 2), t0)).toBe(199);
  });

  it('takes an entry at the moment itself that repeats the price for no rise', () => {
    const points = history(['2026-01-02', 199], ['2026-11-05', 129], ['2026-11-23', 129]);
    expect(priorPrice(points, t0)).toBe(199);
  });

  it('is not moved by prices that are yet to come', () => {
    const points = history(['2026-01-02', 199], ['2026-11-05', 149], ['2026-12-01', 250]);
    expect(priorPrice(points, t0)).toBe(199);
  });

  it('does not stretch a falling run that began just 30 days ago', () => {
    const points = history(['2026-01-02', 199], ['2026-10-24', 179], ['2026-11-12', 159]);
    expect(priorPrice(points, t0)).toBe(159);
    expect(priorPrice([...points.slice(0, 1), ...history(['2026-10-24T00:00:01', 179])], t0)).toBe(199);
  });

  it('includes a price that was in force into the first moment of the 30 days, and no earlier one', () => {
    const windowStart = t0.getTime() - 30 * 24 * 60 * 60 * 1000;
    const endingAt = (end: number) => [
      { from: 0, price: 50 },
      { from: end, price: 199 },
    ];
    expect(priorPrice(endingAt(windowStart + 1), t0)).toBe(50);
    expect(priorPrice(endingAt(windowStart), t0)).toBe(199);
  });

  it('is unknown for a product that was not sold before', () => {
    expect(priorPrice(history(['2026-11-23', 129]), t0)).toBeNull();
    expect(priorPrice([], t0)).toBeNull();
  });

  it('never lets a price that rose look reduced', () => {
    const day = 24 * 60 * 60 * 1000;
    const point = fc.record({ daysAgo: fc.integer({ min: 1, max: 90 }), price: fc.integer({ min: 1, max: 500 }) });
    const log = fc.uniqueArray(point, { minLength: 1, selector: ({ daysAgo }) => daysAgo });
    fc.assert(
      fc.property(log, fc.integer({ min: 1, max: 100 }), (points, rise) => {
        const sorted = [...points].sort((a, b) => b.daysAgo - a.daysAgo);
        const price = (sorted.at(-1)?.price ?? 0) + rise;
        const steps = sorted.map((step) => ({ from: t0.getTime() - step.daysAgo * day, price: step.price }));
        expect(priorPrice([...steps, { from: t0, price }], t0)).toBeLessThan(price);
      }),
    );
  });

  it('is a price the product has had, whatever the order of the entries', () => {
    const day = 24 * 60 * 60 * 1000;
    const point = fc.record({ daysAgo: fc.integer({ min: 1, max: 90 }), price: fc.integer({ min: 1, max: 500 }) });
    fc.assert(
      fc.property(fc.uniqueArray(point, { minLength: 1, selector: ({ daysAgo }) => daysAgo }), (points) => {
        const log = points.map(({ daysAgo, price }) => ({ from: t0.getTime() - daysAgo * day, price }));
        const prior = priorPrice(log, t0);
        expect(log.map(({ price }) => price)).toContain(prior);
        expect(priorPrice([...log].reverse(), t0)).toBe(prior);
      }),
    );
  });
});
