import { isCalendarDate } from './calendar-date.ts';
import { hasLuhnCheckDigit } from './luhn.ts';

const SHAPE = /^(\d{2})?(\d{2})(\d{2})(\d{2})([-+]?)(\d{3})(\d)$/;
/** Coordination numbers (samordningsnummer) have the day moved by 60. */
const COORDINATION = 60;

/**
 * Reads a Swedish personnummer or samordningsnummer as it is usually written (YYMMDD-NNNC, with or without century and
 * mark) and gives its twelve digits, or null where it is none. `today` is an ISO date such as 2026-11-21; without a century
 * the number is the newest one that is not in the future, and a hundred years older where the mark is `+`.
 */
export function readSwedishPersonalNumber(text: string, today: string): string | null {
  const [, century, yy = '', month = '', day = '', mark, serial = '', check = ''] =
    SHAPE.exec(text.replaceAll(' ', '')) ?? [];
  if (!hasLuhnCheckDigit(yy + month + day + serial + check)) return null;
  const year = century ? Number(century + yy) : yearOf(Number(yy), mark === '+', Number(today.slice(0, 4)));
  const birthday = Number(day) > COORDINATION ? Number(day) - COORDINATION : Number(day);
  if (!isCalendarDate(year, Number(month), birthday)) return null;
  const padded = (value: number, length: number) => String(value).padStart(length, '0');
  const born = `${padded(year, 4)}-${month}-${padded(birthday, 2)}`;
  return born > today ? null : `${padded(year, 4)}${month}${day}${serial}${check}`;
}

/** `+` says that the holder turns a hundred this year or did before. */
function yearOf(twoDigits: number, isOld: boolean, thisYear: number): number {
  const newest = thisYear - ((((thisYear - twoDigits) % 100) + 100) % 100);
  return isOld ? newest - 100 : newest;
}
