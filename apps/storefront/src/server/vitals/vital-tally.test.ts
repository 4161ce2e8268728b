import { describe, expect, it } from 'vitest';
import type { Vital } from '../../page/vital.ts';
import { addTallies, countVital, emptyTally, ratingsOf, threeQuarters } from './vital-tally.ts';

const tallied = (metric: Vital['metric'], vitals: readonly Omit<Vital, 'page' | 'metric'>[]) =>
  vitals.reduce((tally, vital) => countVital(tally, { page: 'product', metric, ...vital }), emptyTally(metric));
const valued = (metric: Vital['metric'], ...values: readonly number[]) =>
  tallied(
    metric,
    values.map((value) => ({ value })),
  );

describe('what three of four visits were no slower than', () => {
  it.each([
    ['LCP', [900, 1_100, 2_400, 9_000], 2_500],
    ['LCP', [900, 1_100, 4_100, 9_000], 5_000],
    ['INP', [200], 200],
    ['INP', [201], 250],
    ['INP', [31_000], Infinity],
    ['CLS', [0, 0, 0, 0.4], 0],
    ['CLS', [0.02, 0.12], 0.15],
    ['TTFB', [], null],
  ] as const)('%s of %j: %d', (metric, values, limit) => {
    expect(threeQuarters(metric, valued(metric, ...values))).toBe(limit);
  });
});

it('judges by the published limits, which are good and not yet poor themselves', () => {
  expect(ratingsOf('LCP', valued('LCP', 2_500, 2_501, 4_000, 4_001, 60_000))).toEqual({
    good: 1,
    needsImprovement: 2,
    poor: 2,
  });
  expect(ratingsOf('CLS', valued('CLS', 0.1, 0.2, 0.3))).toEqual({ good: 1, needsImprovement: 1, poor: 1 });
});

describe('what a slow page comes from', () => {
  it('is told of values that were not good, and of no others', () => {
    const { elements, scripts } = tallied('INP', [
      { value: 40, element: '#quick', script: 'shared.js' },
      { value: 300, element: '#buy', script: 'main.js' },
      { value: 600, element: '#buy', script: 'tags.example' },
      { value: 600 },
    ]);
    expect(elements).toEqual([['#buy', 2]]);
    expect(scripts).toEqual([
      ['main.js', 1],
      ['tags.example', 1],
    ]);
  });

  it('is kept of the commonest twenty, however many are told', () => {
    const strangers = Array.from({ length: 500 }, (_, index) => ({ value: 900, element: `#stranger-${index}` }));
    const common = Array.from({ length: 60 }, () => ({ value: 900, element: 'main>h1' }));
    const { elements } = tallied('INP', [...common, ...strangers]);
    expect(elements).toHaveLength(20);
    expect(elements[0]).toEqual(['main>h1', 60]);
  });

  it('is found out though it comes late', () => {
    const early = Array.from({ length: 40 }, (_, index) => ({ value: 900, element: `#early-${index}` }));
    const late = Array.from({ length: 9 }, () => ({ value: 900, element: '#late' }));
    expect(tallied('INP', [...early, ...late]).elements[0]?.[0]).toBe('#late');
  });
});

it('adds up what two servers were told', () => {
  const one = tallied('LCP', [{ value: 900 }, { value: 5_000, element: 'img' }]);
  const other = tallied('LCP', [
    { value: 5_000, element: 'img' },
    { value: 3_000, element: 'h1' },
  ]);
  const sum = addTallies(one, other);
  expect(ratingsOf('LCP', sum)).toEqual({ good: 1, needsImprovement: 1, poor: 2 });
  expect(sum.elements).toEqual([
    ['img', 2],
    ['h1', 1],
  ]);
});
