import { dateAfter, localDateWriter, momentAt } from '@torg/commerce-sdk/domain';

/** Until when a gift card can be used. */
export interface GiftCardEnd {
  /** Such as 2028-11-22. */
  lastDay: string;
  /** The end of that day, in milliseconds since 1970. */
  expiresAt: number;
}

/**
 * When a gift card ends that is issued at a moment: after the last of so many days, or two years on where none are given.
 * Years are counted by the calendar, so that a leap day makes none of them shorter, and days as they pass in the time zone.
 */
export function giftCardEnd(issuedAt: number, timeZone: string, days: number | null = null): GiftCardEnd {
  const issuedOn = localDateWriter(timeZone)(issuedAt);
  const lastDay = days === null ? twoYearsAfter(issuedOn) : dateAfter(issuedOn, days);
  return { lastDay, expiresAt: momentAt(`${dateAfter(lastDay, 1)}T00:00:00`, timeZone) };
}

/** The last day on which a gift card can be used that ends at a moment. */
export function lastDayOf(expiresAt: number, timeZone: string): string {
  return localDateWriter(timeZone)(expiresAt - 1);
}

function twoYearsAfter(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year + 2, month - 1, day)).toISOString().slice(0, 10);
}
