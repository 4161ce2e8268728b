import { describe, expect, it } from 'vitest';
import {
  choicesWithOneLess,
  choosing,
  chosenUnder,
  eachChosen,
  facetText,
  keyOf,
  nothingChosen,
} from './facet-choice.ts';

const facet = (type: string, label = 'Rubrik', filterId = type) => ({ type, label, filterId });
const oak = { id: 'p_5_ek', label: 'Ek' };

describe('where a choice stands in the address: section 9 of the specification', () => {
  it.each([
    ['Category', 'categories'],
    ['Brand', 'brands'],
    ['Sku', 'skus'],
    ['Price', 'price'],
    ['Discount', 'discount'],
    ['Parameter', 'p-Rubrik'],
    ['StockStatus', 'p-Rubrik'],
    ['SomethingNew', 'p-Rubrik'],
  ])('a facet of the type %s stands under %s', (type, key) => {
    expect(keyOf(facet(type))).toBe(key);
  });

  it('a parameter without a name stands under its id', () => {
    expect(keyOf(facet('Parameter', '', '5'))).toBe('p-5');
  });

  it('a value is a label and an id, whose own marks do not divide it', () => {
    expect(facetText({ id: 's_1,5', label: '1,5 l ~ stor' })).toBe('1%2C5 l %7E stor~s_1%2C5');
  });
});

it.each(['Brand', 'Parameter'])(
  'what is chosen of a %s is read where it was written, from the first page on',
  (type) => {
    const chosen = choosing({ ...nothingChosen, sort: 'PRICE', page: 4 }, facet(type), [oak]);
    expect(chosenUnder(chosen, facet(type))).toEqual([oak]);
    expect(chosen).toMatchObject({ sort: 'PRICE', page: 1 });
    expect(chosenUnder(chosen, facet('Category'))).toEqual([]);
  },
);

it('each value that is chosen can be taken back alone', () => {
  const both = choosing(choosing(nothingChosen, facet('Brand'), [{ id: 'b_1', label: 'Lera' }]), facet('Parameter'), [
    oak,
  ]);
  const [brand, material] = eachChosen({ ...both, page: 3 });
  expect(brand?.without).toMatchObject({ brands: [], parameters: { Rubrik: [oak] }, page: 1 });
  expect(material).toMatchObject({ key: 'p-Rubrik', value: oak, without: { parameters: { Rubrik: [] }, page: 1 } });
});

it('where nothing is left, five ways out are enough', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ id: `b_${index}`, label: 'Lera' }));
  expect(choicesWithOneLess({ ...nothingChosen, brands: many })).toHaveLength(5);
});
