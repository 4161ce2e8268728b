import { expect, it } from 'vitest';
import { foundChoices, mostInList } from './found-choices.ts';

const choices = Array.from({ length: 1_000 }, (_, index) => ({ label: `${index * 5} mm` }));
const labels = (sought: string) => foundChoices(choices, sought).map(({ label }) => label);

it('finds choices by any part of their names, those that begin so first', () => {
  expect(labels(' 1250 MM')).toEqual(['1250 mm']);
  expect(labels('125').slice(0, 2)).toEqual(['125 mm', '1250 mm']);
  expect(labels('125')).toContain('3125 mm');
  expect(labels('m²')).toEqual([]);
});

it('gives no more than a list has room for', () => {
  expect(labels('')).toHaveLength(mostInList);
  expect(labels('')[0]).toBe('0 mm');
});
