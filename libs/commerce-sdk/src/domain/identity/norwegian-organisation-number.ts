import { weightedSum } from './weighted-sum.ts';

const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2, 1];

/** Reads a Norwegian organisasjonsnummer (with or without spaces, NO and MVA) and gives its nine digits, or null where it is none. */
export function readNorwegianOrganisationNumber(text: string): string | null {
  const [, number = ''] = /^(?:NO)?(\d{9})(?:MVA)?$/.exec(text.replaceAll(' ', '').toUpperCase()) ?? [];
  return number !== '' && weightedSum(number, WEIGHTS) % 11 === 0 ? number : null;
}
