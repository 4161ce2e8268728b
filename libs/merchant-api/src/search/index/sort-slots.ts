/** Which way a list is ordered. */
export type Direction = 'ascending' | 'descending';

/**
 * The slots in the order of their keys, those alike in the order of the shop. Keys are whole numbers from 0 on; NaN, for
 * what is not known, comes last either way.
 */
export function sortSlots(keys: Float64Array, direction: Direction): Int32Array {
  const size = keys.length;
  const highest = keys.reduce((most, key) => (key > most ? key : most), 0);
  // Key and slot in one number: numbers sort several times faster than a comparison of our own.
  const packed = keys.map((key, slot) => placeOf(key, highest, direction) * size + slot).sort();
  return Int32Array.from(packed, (value) => value % size);
}

function placeOf(key: number, highest: number, direction: Direction): number {
  if (Number.isNaN(key)) return highest + 1;
  return direction === 'ascending' ? key : highest - key;
}
