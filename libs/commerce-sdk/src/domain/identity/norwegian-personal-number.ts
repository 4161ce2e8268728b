import { expectText } from '../expect-argument.ts';
import { isCalendarDate } from './calendar-date.ts';
import { weightedSum } from './weighted-sum.ts';

const FIRST_WEIGHTS = [3, 7, 6, 1, 8, 9, 4, 5, 2, 1];
const SECOND_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];
/** Numbers given from 2032 on leave one of these; older ones leave 0, and stay valid. */
const FIRST_REMAINDERS = [0, 1, 2, 3];
/** D-numbers have the day moved by 40. */
const D_NUMBER = 40;

/**
 * Reads a Norwegian fødselsnummer or D-number and gives its eleven digits, or null where it is none. Numbers under the rule
 * of 2032 are accepted already; synthetic and hospital numbers are not. Nothing about the holder is read from it.
 *
 * @example
 * const number = readNorwegianPersonalNumber('010190 12345'); // null: its check digits are wrong
 */
export function readNorwegianPersonalNumber(text: string): string | null {
  expectText('text', text);
  const number = text.replaceAll(/[ -]/g, '');
  if (!/^\d{11}$/.test(number) || !hasDate(number)) return null;
  const first = weightedSum(number, FIRST_WEIGHTS) % 11;
  const second = weightedSum(number, SECOND_WEIGHTS) % 11;
  return FIRST_REMAINDERS.includes(first) && second === 0 ? number : null;
}

/** The century cannot be told from the digits alone, so the 29th of February is given the benefit of the doubt. */
function hasDate(number: string): boolean {
  const day = Number(number.slice(0, 2));
  const isDNumber = day > D_NUMBER;
  const year = Number(number.slice(4, 6));
  return [1900, 2000].some((century) =>
    isCalendarDate(century + year, Number(number.slice(2, 4)), isDNumber ? day - D_NUMBER : day),
  );
}
