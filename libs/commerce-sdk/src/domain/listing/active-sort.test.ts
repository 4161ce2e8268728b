import { expect, it } from 'vitest';
import { activeSort, providerSort } from './active-sort.ts';

it.each([
  ['PRICE', 'LATEST', 'PRICE'],
  [null, 'LATEST', 'LATEST'],
  [null, 'RELEVANCE', 'RELEVANCE'],
  [null, null, 'RECOMMENDED'],
])('a pick of %s in a list that wants %s is ordered by %s', (active, custom, sort) => {
  expect(activeSort({ active, custom, fallback: 'RECOMMENDED' })).toBe(sort);
});

it.each([
  ['RECOMMENDED', null],
  ['RELEVANCE', null],
  ['LATEST', { field: 'created', direction: 'descending' }],
  ['PRICE', { field: 'price', direction: 'ascending' }],
  ['PRICE_DESC', { field: 'price', direction: 'descending' }],
  ['BRAND', { field: 'created', direction: 'descending' }],
])('a search provider orders %s by %j', (sort, order) => {
  expect(providerSort(sort)).toEqual(order);
});
