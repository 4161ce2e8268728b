import { expect, it } from 'vitest';
import { foldNumber, nearestNumbers } from './nearest-number.rules.ts';

it('is no other number for its case, spaces and hyphens', () => {
  expect(foldNumber(' muk-4101 blå ')).toBe('MUK4101BLÅ');
});

const known = ['MUK4101', 'MUK4102', 'MUK4110', 'KUD2001'];

it.each([
  { slip: 'a sign taken for another', wanted: 'MUK4109', nearest: ['MUK4101', 'MUK4102', 'MUK4110'] },
  { slip: 'two signs that changed places', wanted: 'KUD2010', nearest: ['KUD2001'] },
  { slip: 'a sign left out', wanted: 'KD2001', nearest: ['KUD2001'] },
  { slip: 'a sign too many', wanted: 'KUDD2001', nearest: ['KUD2001'] },
  { slip: 'more than a slip', wanted: 'KUD9999', nearest: [] },
  { slip: 'too little to tell', wanted: 'MU', nearest: [] },
])('offers what may have been meant by $slip', ({ wanted, nearest }) => {
  expect(nearestNumbers(wanted, known)).toEqual(nearest);
});
