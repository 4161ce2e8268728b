import { expect, it } from 'vitest';
import { readOrderRows } from '@torg/commerce-sdk/domain';
import { readPlacedRows, withPlaces, writePlacedRows } from './placed-rows.ts';

const listed = (...lines: readonly string[]) => readOrderRows(lines.map((line) => line.split('\t')));
const placesOf = (rows: readonly { places: readonly number[] }[]) => rows.map(({ places }) => places);
const before = [
  { places: [36], number: 'KER-1O01', writtenQuantity: '' },
  { places: [38, 40], number: 'KER-1011', writtenQuantity: 'två' },
];

it('rows come back with their places as they were written', () => {
  const rows = listed('KER-1001\t2', 'KER-1011', 'två');
  expect(readPlacedRows(writePlacedRows(rows))).toEqual(
    rows.map(({ places, number, writtenQuantity }) => ({ places, number, writtenQuantity })),
  );
  expect(readPlacedRows('')).toEqual([]);
});

it.each([
  ['as they were', listed('KER-1O01', 'KER-1011\ttvå'), [[36], [38, 40]]],
  ['in another order', listed('KER-1011\ttvå', 'KER-1O01'), [[38, 40], [36]]],
  ['with another quantity', listed('KER-1O01\t3', 'KER-1011\t2'), [[36], [38, 40]]],
  ['beside a new one, which has none', listed('KER-1O01', 'NY-1'), [[36], []]],
  ['twice, where one was', listed('KER-1O01', 'KER-1O01'), [[36], []]],
  ['as another list, with its own', listed('NY-1', 'NY-2'), [[1], [2]]],
])('rows that are sent again keep their places: %s', (_, rows, places) => {
  expect(placesOf(withPlaces(rows, before))).toEqual(places);
});
