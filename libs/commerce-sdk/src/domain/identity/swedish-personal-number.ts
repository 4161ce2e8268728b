import { expectDate, expectText } from '../expect-argument.ts';
import { isCalendarDate } from './calendar-date.ts';
import { hasLuhnCheckDigit } from './luhn.ts';

const SHAPE = /^(?:\d{2})?\d{6}[-+]?\d{4}$/;
/** Coordination numbers (samordningsnummer) have the day moved by 60. */
const COORDINATION = 60;

/**
 * Reads a Swedish personnummer or samordningsnummer as it is usually written (YYMMDD-NNNC, with or without century and
 * mark) and gives its twelve digits, or null where it is none (folkbokföringslagen 18 §). `today` is an ISO date such as
 * 2026-11-21; without a century the year is the newest that has begun, and a hundred years earlier where the mark is `+`.
 * Nothing else about the holder is read from it.
 *
 * @example
 * readSwedishPersonalNumber('811218-9876', '2026-11-26'); // 198112189876
 */
export function readSwedishPersonalNumber(text: string, today: string): string | null {
  expectText('text', text);
  expectDate('today', today);
  const written = text.replaceAll(' ', '');
  if (!SHAPE.test(written)) return null;
  const digits = written.replace(/[-+]/, '');
  const [century, number] = [digits.slice(0, -10), digits.slice(-10)];
  if (!hasLuhnCheckDigit(number)) return null;
  const [yy, month, day] = [number.slice(0, 2), number.slice(2, 4), number.slice(4, 6)];
  const year = century === '' ? newestYear(Number(yy), written.includes('+'), today) : century + yy;
  return isBorn(year, month, Number(day), today) ? year + number.slice(2) : null;
}

/** `+` says that the holder turns a hundred this year or did before. */
function newestYear(twoDigits: number, isOld: boolean, today: string): string {
  const thisYear = Number(today.slice(0, 4));
  const newest = thisYear - ((thisYear - twoDigits) % 100);
  return String(isOld ? newest - 100 : newest);
}

function isBorn(year: string, month: string, written: number, today: string): boolean {
  const day = written > COORDINATION ? written - COORDINATION : written;
  const born = `${year}-${month}-${String(day).padStart(2, '0')}`;
  return isCalendarDate(Number(year), Number(month), day) && born <= today;
}
