import { isFreeDay, type CalendarCountry } from '../time/free-day.ts';
import { dateAfter } from '../time/local-date.ts';

const TERM_DAYS = 14;

/** What a consumer's time to go back on a purchase is counted from. */
export interface WithdrawalFacts {
  /** The day on which the last goods were received, as an ISO date. */
  receivedOn: string;
  /** Whether the seller told of the right as the law asks. Where not, the time is twelve months longer. */
  isInformed: boolean;
  country: CalendarCountry;
}

/**
 * The last day, as an ISO date, on which a consumer may go back on a purchase: 14 days from the day after the goods came, and
 * where that is a Saturday, a Sunday or a holiday, the next day that is none (Directive 2011/83 articles 9 and 10 with
 * Regulation 1182/71; Sweden lag 2005:59 and lag 1930:173, Norway angrerettloven).
 *
 * @example
 * withdrawalLastDay({ receivedOn: '2026-11-26', isInformed: true, country: 'SE' }); // 2026-12-10
 */
export function withdrawalLastDay({ receivedOn, isInformed, country }: WithdrawalFacts): string {
  const ordinary = dateAfter(receivedOn, TERM_DAYS);
  let day = isInformed ? ordinary : sameDayNextYear(ordinary);
  while (isFreeDay(day, country)) day = dateAfter(day, 1);
  return day;
}

/** Twelve months later; 29 February has 28 February as its last day. */
function sameDayNextYear(date: string): string {
  const next = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
  return next.endsWith('-02-29') ? next.replace('-29', '-28') : next;
}
