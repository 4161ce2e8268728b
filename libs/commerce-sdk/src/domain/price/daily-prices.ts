import type { Minor } from '../money/money.ts';
import { dateBefore, localDateWriter } from '../time/local-date.ts';
import type { PriceStep } from './price-step.ts';

/** The price of one day, in minor units inc VAT. */
export interface DailyPrice {
  /** ISO date of the market. */
  date: string;
  selling: Minor;
  regular: Minor;
  /** True for one day: the latest with the lowest price of them all. */
  isLowest: boolean;
}

const DAYS = 30;

/**
 * The lowest price of each of the last 30 days, today included, oldest first. Days without a price are left out.
 *
 * @example
 * const days = dailyPrices(priceHistory, Date.now(), 'Europe/Stockholm');
 */
export function dailyPrices(history: readonly PriceStep[], now: number, timeZone: string): DailyPrice[] {
  const dateOf = localDateWriter(timeZone);
  const past = history
    .filter(({ from }) => from <= now)
    .map(({ from, selling, regular }) => ({ began: dateOf(from), selling, regular }));
  const today = dateOf(now);
  const dates = Array.from({ length: DAYS }, (_, index) => dateBefore(today, DAYS - 1 - index));
  const days = dates.flatMap((date) => {
    const price = lowestOn(past, date);
    return price ? [{ date, selling: price.selling, regular: price.regular }] : [];
  });
  const lowest = Math.min(...days.map(({ selling }) => selling));
  const latest = days.findLastIndex(({ selling }) => selling === lowest);
  return days.map((day, index) => ({ ...day, isLowest: index === latest }));
}

interface DatedPrice {
  began: string;
  selling: Minor;
  regular: Minor;
}

/** Of the prices in force at some moment of a date, the lowest. */
function lowestOn(past: readonly DatedPrice[], date: string): DatedPrice | null {
  const carried = past.findLast(({ began }) => began < date);
  const inForce = [...(carried ? [carried] : []), ...past.filter(({ began }) => began === date)];
  return inForce.reduce<DatedPrice | null>((low, price) => (low && low.selling <= price.selling ? low : price), null);
}
