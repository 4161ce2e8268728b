import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetGroups, isFiltered, readListQuery, writeListQuery, type ListSelection } from './list-query.ts';

const none: ListSelection = {
  categories: [],
  brands: [],
  skus: [],
  price: [],
  discount: [],
  parameters: {},
  sort: null,
  page: 1,
};
const read = (text: string) => readListQuery(new URLSearchParams(text));

describe('the query of a list', () => {
  it('names what is chosen with its labels', () => {
    expect(read('categories=Muggar~c_12,Fat~c_13&p-Material=Ek~p_7_ek&sort=PRICE&page=3')).toEqual({
      ...none,
      categories: [
        { id: 'c_12', label: 'Muggar' },
        { id: 'c_13', label: 'Fat' },
      ],
      parameters: { Material: [{ id: 'p_7_ek', label: 'Ek' }] },
      sort: 'PRICE',
      page: 3,
    });
  });

  it('says nothing of what is left as it comes', () => {
    expect(String(writeListQuery(none))).toBe('');
    expect(read('')).toEqual(none);
  });

  it('reads what people have typed as far as it goes', () => {
    expect(read('brands=,~,b_1,Lera~b_1,Å~&page=0&sort=&p-=x&p-Tom=&price=100%25~x%zz')).toEqual({
      ...none,
      brands: [{ id: 'b_1', label: 'Lera' }],
      price: [{ id: 'x%zz', label: '100%' }],
    });
    expect(['-1', '1.5', 'två', '9999999'].map((page) => read(`page=${page}`).page)).toEqual([1, 1, 1, 1]);
  });

  it('takes a hundred values of a group and no more', () => {
    const many = Array.from({ length: 150 }, (_, index) => `v~${index}`).join(',');
    expect(read(`skus=${many}`).skus).toHaveLength(100);
  });

  it('knows whether a list is filtered', () => {
    expect([none, { ...none, sort: 'PRICE', page: 2 }].map(isFiltered)).toEqual([false, false]);
    const value = [{ id: '1', label: 'a' }];
    expect(
      [
        { ...none, price: value },
        { ...none, parameters: { Form: value } },
      ].map(isFiltered),
    ).toEqual([true, true]);
  });

  it('comes back the same from an address, whatever marks the values hold', () => {
    const text = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('a,b', '~', '%2C', '100 %', 'Ärlig & ren', '+'));
    const values = fc.uniqueArray(fc.record({ id: text, label: text }), { selector: ({ id }) => id, maxLength: 5 });
    const selection = fc.record({
      ...Object.fromEntries(facetGroups.map((group) => [group, values])),
      parameters: fc.dictionary(
        text,
        values.filter(({ length }) => length > 0),
        { maxKeys: 3, noNullPrototype: true },
      ),
      sort: fc.option(text),
      page: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(selection, (chosen) => {
        const own = chosen as unknown as ListSelection; // fromEntries forgets the names of the groups
        expect(read(String(writeListQuery(own)))).toEqual(own);
      }),
    );
  });
});
