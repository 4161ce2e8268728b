import { InvalidArgumentError } from '../../errors/invalid-argument-error.ts';
import { momentAt } from './moment-at.ts';

/**
 * When a date (ISO, such as 2026-11-27) begins on the wall clock of a time zone, in milliseconds since 1970.
 *
 * @example
 * startOfDay('2026-11-27', 'Europe/Stockholm');
 */
export function startOfDay(date: string, timeZone: string): number {
  if (!isoDate.test(date)) throw new InvalidArgumentError('date', 'a date such as 2026-11-27', date);
  return momentAt(`${date}T00:00`, timeZone);
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
