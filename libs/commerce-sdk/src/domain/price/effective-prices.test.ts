import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectivePrices, type RunningCampaign } from './effective-prices.ts';
import type { PriceStep } from './price-step.ts';

const own = (from: number, selling: number, regular = 200): PriceStep => ({ from, selling, regular });
const percentOff = (campaignId: string, from: number, until: number, percent: number): RunningCampaign<string> => ({
  campaignId,
  from,
  until,
  discount: { kind: 'percent', percent },
});
const told = (steps: readonly PriceStep[], campaigns: readonly RunningCampaign<string>[]) =>
  effectivePrices(steps, campaigns).map(({ from, selling, campaignId }) => [from, selling, campaignId]);

describe('effectivePrices', () => {
  it('are lower while a campaign runs, and what they were when it ends', () => {
    expect(told([own(0, 200)], [percentOff('rea', 10, 20, 25)])).toEqual([
      [0, 200, null],
      [10, 150, 'rea'],
      [20, 200, null],
    ]);
  });

  it('are the best of campaigns that run at once', () => {
    expect(told([own(0, 200)], [percentOff('a', 10, 30, 10), percentOff('b', 20, 40, 30)])).toEqual([
      [0, 200, null],
      [10, 180, 'a'],
      [20, 140, 'b'],
      [40, 200, null],
    ]);
  });

  it("are the shop's own where a campaign would not lower them", () => {
    expect(told([own(0, 150)], [percentOff('rea', 10, 20, 25)])).toEqual([[0, 150, null]]);
    expect(told([own(0, 200), own(12, 120)], [percentOff('rea', 10, 20, 25)])).toEqual([
      [0, 200, null],
      [10, 150, 'rea'],
      [12, 120, null],
    ]);
  });

  it('tell of another regular price, or another campaign, although the price stays', () => {
    expect(told([own(0, 150, 200), own(10, 150, 180)], [])).toEqual([
      [0, 150, null],
      [10, 150, null],
    ]);
    expect(told([own(0, 200)], [percentOff('a', 0, 10, 25), percentOff('b', 10, 20, 25)])).toEqual([
      [0, 150, 'a'],
      [10, 150, 'b'],
      [20, 200, null],
    ]);
  });

  it('say nothing where nothing changes', () => {
    expect(told([own(0, 200), own(10, 200)], [])).toEqual([[0, 200, null]]);
  });

  it('are none before the first price, even where a campaign already runs', () => {
    expect(told([own(10, 200)], [percentOff('rea', 0, 20, 25)])).toEqual([
      [10, 150, 'rea'],
      [20, 200, null],
    ]);
    expect(told([], [percentOff('rea', 0, 20, 25)])).toEqual([]);
  });

  it('at any moment are the lowest that anything running then would make', () => {
    const step = fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 200 })).map(([from, selling]) => own(from, selling));
    const steps = fc.uniqueArray(step, { minLength: 1, maxLength: 5, selector: ({ from }) => from });
    const campaign = fc
      .tuple(fc.nat(50), fc.integer({ min: 1, max: 30 }), fc.nat(100))
      .map(([from, days, percent]) => percentOff(`${from} ${days}`, from, from + days, percent));
    fc.assert(
      fc.property(steps, fc.array(campaign, { maxLength: 4 }), fc.nat(90), (log, campaigns, moment) => {
        const shown = effectivePrices(log, campaigns).findLast(({ from }) => from <= moment)?.selling;
        const base = [...log].sort((a, b) => a.from - b.from).findLast(({ from }) => from <= moment);
        const lowered = campaigns
          .filter(({ from, until }) => from <= moment && moment < until)
          .map(({ discount }) =>
            Math.floor(200 * (1 - (discount.kind === 'percent' ? discount.percent : 0) / 100) + 1e-9),
          );
        expect(shown).toBe(base && Math.min(base.selling, ...lowered));
      }),
    );
  });
});
