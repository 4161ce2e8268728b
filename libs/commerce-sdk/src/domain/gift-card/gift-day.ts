import { dateAfter } from '../time/local-date.ts';

/** How many days ahead a gift card can be sent. */
export const FARTHEST_GIFT_DAYS = 365;

/**
 * Whether a gift card can be sent on a day (ISO date) that is chosen on another one: on that day, or up to a year later.
 *
 * @example
 * canBeSentOn('2026-12-24', '2026-11-26'); // true
 */
export function canBeSentOn(sendOn: string, today: string): boolean {
  return isDate(sendOn) && sendOn >= today && sendOn <= dateAfter(today, FARTHEST_GIFT_DAYS);
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && (new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false);
}
