import { expect, it } from 'vitest';
import { compareRows, differingRows } from './compare-rows.ts';
import type { ComparedProduct } from './compare-query.ts';
import { comparedWith, readCompared } from '../../scope/compared-products.ts';

const product = (name: string, facts: Record<string, string>) =>
  ({ name, facts: Object.entries(facts).map(([label, value]) => ({ label, value })) }) as unknown as ComparedProduct; // all that rows are made of

it('an address compares at most four products, each once', () => {
  expect(readCompared('5,5,x,3,-1,7,9,11')).toEqual([5, 3, 7, 9]);
  expect(readCompared(null)).toEqual([]);
});

it('a product that is compared with four others takes the place of the oldest', () => {
  expect(comparedWith({ read: () => '1,2,3,4' }, 5)).toEqual([2, 3, 4, 5]);
  expect(comparedWith({ read: () => '1,2' }, 1)).toEqual([2, 1]);
});

it('rows hold what any product says, and those that differ can be seen alone', () => {
  const products = [
    product('Mugg', { Material: 'Stengods', Volym: '3 dl' }),
    product('Kopp', { Material: 'Stengods', Vikt: '200 g' }),
  ];
  const rows = compareRows(products, [
    { label: 'Namn', of: ({ name }) => name },
    { label: 'Tomt', of: () => '' },
  ]);
  expect(rows).toEqual([
    { label: 'Namn', values: ['Mugg', 'Kopp'] },
    { label: 'Material', values: ['Stengods', 'Stengods'] },
    { label: 'Volym', values: ['3 dl', ''] },
    { label: 'Vikt', values: ['', '200 g'] },
  ]);
  expect(differingRows(rows).map(({ label }) => label)).toEqual(['Namn', 'Volym', 'Vikt']);
});
