import { describe, expect, it } from 'vitest';
import { dailyPrices } from './daily-prices.ts';

const zone = 'Europe/Stockholm';
const at = (moment: string, selling: number) => ({ from: Date.parse(moment), selling, regular: 200 });

describe('dailyPrices', () => {
  it('shows each of the last 30 days once, today last, also where clocks change', () => {
    const days = dailyPrices([at('2026-01-01T00:00:00Z', 200)], Date.parse('2026-03-30T00:30:00+02:00'), zone);
    expect(days).toHaveLength(30);
    expect(days[0]?.date).toBe('2026-03-01');
    expect(days.slice(-3).map(({ date }) => date)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  });

  it('shows the lowest price of a day in which it changed, by the wall clock of the market', () => {
    // 23:30 UTC is the next day in Stockholm.
    const history = [at('2026-01-01T00:00:00Z', 200), at('2026-11-19T23:30:00Z', 150), at('2026-11-20T12:00:00Z', 180)];
    const days = dailyPrices(history, Date.parse('2026-11-21T12:00:00Z'), zone);
    expect(days.slice(-3).map(({ date, selling }) => [date, selling])).toEqual([
      ['2026-11-19', 200],
      ['2026-11-20', 150],
      ['2026-11-21', 180],
    ]);
  });

  it('shows what a day began with where the price rose within it', () => {
    const history = [at('2026-11-10T00:00:00Z', 150), at('2026-11-20T12:00:00Z', 180)];
    const days = dailyPrices(history, Date.parse('2026-11-21T12:00:00Z'), zone);
    expect(days.slice(-2).map(({ selling }) => selling)).toEqual([150, 180]);
  });

  it('knows today’s prices up to now', () => {
    const history = [at('2026-11-10T00:00:00Z', 200), at('2026-11-21T12:00:00Z', 180), at('2026-11-21T12:00:01Z', 90)];
    expect(dailyPrices(history, Date.parse('2026-11-21T12:00:00Z'), zone).at(-1)?.selling).toBe(180);
    expect(dailyPrices(history, Date.parse('2026-11-21T11:59:59Z'), zone).at(-1)?.selling).toBe(200);
  });

  it('marks no day but the lowest', () => {
    const history = [at('2026-11-10T00:00:00Z', 200), at('2026-11-12T00:00:00Z', 150), at('2026-11-14T00:00:00Z', 200)];
    const days = dailyPrices(history, Date.parse('2026-11-21T12:00:00Z'), zone);
    // The first moments of the 14th are at the old price.
    expect(days.filter(({ isLowest }) => isLowest).map(({ date }) => date)).toEqual(['2026-11-14']);
  });

  it('marks the latest day with the lowest price', () => {
    const days = dailyPrices([at('2026-11-10T00:00:00Z', 200)], Date.parse('2026-11-21T12:00:00Z'), zone);
    expect(days.filter(({ isLowest }) => isLowest).map(({ date }) => date)).toEqual(['2026-11-21']);
  });

  it('leaves out days before the first price', () => {
    const days = dailyPrices([at('2026-11-20T12:00:00Z', 200)], Date.parse('2026-11-21T12:00:00Z'), zone);
    expect(days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21']);
    expect(dailyPrices([], Date.parse('2026-11-21T12:00:00Z'), zone)).toEqual([]);
  });
});
