import { expectText } from '../expect-argument.ts';
import { weightedSum } from './weighted-sum.ts';

const SHAPE = /^(?:NO)?(\d{9})(?:MVA)?$/;
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2, 1];

/**
 * Reads a Norwegian organisasjonsnummer (with or without spaces, NO and MVA) and gives its nine digits, or null where it is
 * none. The check digit is that of Brønnøysundregistrene: weighted sum modulo 11.
 *
 * @example
 * readNorwegianOrganisationNumber('NO 923 609 016 MVA'); // 923609016
 */
export function readNorwegianOrganisationNumber(text: string): string | null {
  expectText('text', text);
  const number = SHAPE.exec(text.replaceAll(' ', '').toUpperCase())?.[1] ?? '';
  return number !== '' && weightedSum(number, WEIGHTS) % 11 === 0 ? number : null;
}
