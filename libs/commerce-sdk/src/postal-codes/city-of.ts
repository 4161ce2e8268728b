import { readPostalCode } from '../domain/index.ts';
import { norwegianPlaces } from './norwegian-places.ts';
import { swedishTowns } from './swedish-towns.ts';

/**
 * The city of a postal code, as letters carry it, or null where it is not known. Norway's register is whole (`NO`); of Sweden
 * (`SE`) the larger towns are known, by what their codes begin with, and no other country is. A city is something to suggest:
 * codes are given out anew each year. Reads the code as it is usually written.
 *
 * @example
 * cityOf('NO', '0150'); // Oslo
 */
export function cityOf(country: string, zip: string): string | null {
  if (country !== 'SE' && country !== 'NO') return null;
  const digits = readPostalCode(zip, country);
  if (digits === null) return null;
  return country === 'NO' ? norwegianPlace(digits) : swedishTown(digits);
}

function norwegianPlace(digits: string): string | null {
  const line = norwegianPlaces.split('\n').find((one) => one.startsWith(`${digits.slice(0, 2)}:`));
  const places = line?.slice(3).split(';') ?? [];
  const place = places.find((one) => isAmong(digits.slice(2), one.slice(one.lastIndexOf(' ') + 1).split(',')));
  return place?.slice(0, place.lastIndexOf(' ')) ?? null;
}

function swedishTown(digits: string): string | null {
  const town = Object.entries(swedishTowns).find(([, beginnings]) => isAmong(digits, beginnings.split(' ')));
  return town?.[0] ?? null;
}

/** Whether digits begin with one of some numbers, or with one from the first to the last of a range such as `100-107`. */
function isAmong(digits: string, ranges: readonly string[]): boolean {
  return ranges.some((range) => {
    const [first = '', last = first] = range.split('-');
    const beginning = digits.slice(0, first.length);
    return first <= beginning && beginning <= last;
  });
}
