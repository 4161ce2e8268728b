import { expect, it } from 'vitest';
import { lowestPriceAt } from './lowest-price.ts';

const day = (date: string) => Date.parse(`${date}T00:00:00Z`);
const history = (regular: number, ...steps: readonly (readonly [string, number])[]) =>
  steps.map(([date, selling]) => ({ from: day(date), selling, regular }));

it.each([
  {
    name: 'was cheaper within the 30 days before',
    steps: [
      ['2026-01-01', 199],
      ['2026-10-26', 149],
      ['2026-10-28', 199],
      ['2026-11-23', 129],
    ],
    comparison: 149,
    percent: 13,
    lowest: 129,
  },
  {
    name: 'was cheaper longer ago',
    steps: [
      ['2026-01-01', 199],
      ['2026-09-01', 149],
      ['2026-09-09', 199],
      ['2026-11-23', 129],
    ],
    comparison: 199,
    percent: 35,
    lowest: 129,
  },
  {
    name: 'fell step by step',
    steps: [
      ['2026-01-01', 199],
      ['2026-11-05', 179],
      ['2026-11-12', 159],
      ['2026-11-23', 129],
    ],
    comparison: 199,
    percent: 35,
    lowest: 129,
  },
] as const)('compares with the prior price when it $name', ({ steps, comparison, percent, lowest }) => {
  expect(lowestPriceAt(history(199, ...steps), day('2026-11-24'))).toEqual({
    selling: 129,
    comparison,
    lowest,
    isDiscounted: true,
    discountPercentage: percent,
  });
});

it.each([149, 159])('is no reduction at %d after a prior price of 149', (selling) => {
  const log = history(199, ['2026-01-02', 199], ['2026-10-26', 149], ['2026-10-28', 199], ['2026-11-23', selling]);
  expect(lowestPriceAt(log, day('2026-11-23'))).toMatchObject({ isDiscounted: false, discountPercentage: 0 });
});

it('is no reduction when it rose within a falling run', () => {
  const log = history(199, ['2026-01-02', 199], ['2026-11-05', 129], ['2026-11-20', 149]);
  expect(lowestPriceAt(log, day('2026-11-21'))).toMatchObject({ isDiscounted: false, comparison: 149, lowest: 129 });
});

it('is no reduction when it was as cheap before', () => {
  const facts = lowestPriceAt(
    history(199, ['2026-01-01', 199], ['2026-11-01', 149], ['2026-11-10', 159]),
    day('2026-11-20'),
  );
  expect(facts).toMatchObject({ isDiscounted: false, comparison: 159, discountPercentage: 0, lowest: 149 });
});

it('is no reduction when the shop simply has a new, lower price', () => {
  const changed = [
    { from: day('2026-01-01'), selling: 199, regular: 199 },
    { from: day('2026-11-10'), selling: 149, regular: 149 },
  ];
  expect(lowestPriceAt(changed, day('2026-11-20'))).toMatchObject({ isDiscounted: false, comparison: 149 });
});

it('does not restart a reduction when the log repeats the price', () => {
  const repeated = history(199, ['2026-01-01', 199], ['2026-11-10', 149], ['2026-11-15', 149]);
  expect(lowestPriceAt(repeated, day('2026-11-20'))).toMatchObject({ isDiscounted: true, comparison: 199 });
});

it('knows nothing before the first price, and all from then on', () => {
  const log = history(199, ['2026-11-20', 199]);
  expect(lowestPriceAt(log, day('2026-11-20') - 1)).toBeNull();
  expect(lowestPriceAt(log, day('2026-11-20'))).toMatchObject({ selling: 199, lowest: 199 });
});

it('forgets a lower price once it is 30 days since it was in force', () => {
  const log = history(199, ['2026-01-01', 99], ['2026-10-22', 199]);
  expect(lowestPriceAt(log, day('2026-11-21') - 1)?.lowest).toBe(99);
  expect(lowestPriceAt(log, day('2026-11-21'))?.lowest).toBe(199);
});
