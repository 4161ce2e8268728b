import { expect, it } from 'vitest';
import { bandsIn, minorRange, rangeFacet, rangeIn, readFields } from './price-range.ts';

const price = (...ids: string[]) => ({ price: ids.map((id) => ({ id, label: id })) });

it.each([
  ['100-300', { from: 100, to: 300 }, { lowest: 10_000, highest: 30_099 }],
  ['100-', { from: 100, to: null }, { lowest: 10_000 }],
  ['-300', { from: null, to: 300 }, { highest: 30_099 }],
])('the choice %s is a range of prices, with all that cost a part of the last unit', (id, range, minor) => {
  expect(rangeIn(price('r_0-100', id))).toEqual(range);
  expect(minorRange(range)).toEqual(minor);
  expect(rangeFacet(range)?.id).toBe(id);
});

it.each(['-', 'r_100-200', '1e9-2', '123456789-', 'x-300'])('%s is no range', (id) => {
  expect(rangeIn(price(id))).toBeNull();
});

it('bands of the API are told from ranges', () => {
  expect(bandsIn(price('r_0-100', '100-300'))).toEqual(price('r_0-100').price);
});

it.each([
  [{ from: '100', to: '300' }, '100-300'],
  [{ from: '300', to: '100' }, '100-300'],
  [{ from: ' 1 000 kr', to: '' }, '1000-'],
  [{ from: '', to: '99,50' }, '-99'],
  [{ from: '99999999999', to: '' }, '99999999-'],
  [{ from: '', to: 'billigt' }, undefined],
])('what was typed into two fields, %j, asks for %s', (fields, id) => {
  expect(rangeFacet(readFields(fields))?.id).toBe(id);
});
