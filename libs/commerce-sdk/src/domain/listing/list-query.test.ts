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
const mugs = { id: 'c_12', label: 'Muggar' };

describe('the query of a list', () => {
  it('names what is chosen with its labels', () => {
    const text = 'categories=Muggar~c_12,Fat~c_13&p-Material=Ek~p_7_ek&sort=PRICE&page=3';
    const selection = {
      ...none,
      categories: [mugs, { id: 'c_13', label: 'Fat' }],
      parameters: { Material: [{ id: 'p_7_ek', label: 'Ek' }] },
      sort: 'PRICE',
      page: 3,
    };
    expect(read(text)).toEqual(selection);
    expect(decodeURIComponent(String(writeListQuery(selection)))).toBe(text);
  });

  it('escapes what would divide a value, the same each time', () => {
    const categories = [{ id: 'c~1', label: '1,5 l' }];
    expect(decodeURIComponent(String(writeListQuery({ ...none, categories })))).toBe('categories=1%2C5+l~c%7E1');
  });

  it('says nothing of what is as it comes', () => {
    expect(String(writeListQuery(none))).toBe('');
    expect(read('')).toEqual(none);
    expect(String(writeListQuery({ ...none, sort: 'LATEST' }, { defaultSort: 'LATEST' }))).toBe('');
    expect(String(writeListQuery({ ...none, sort: 'PRICE', page: 2 }, { defaultSort: 'LATEST' }))).toBe(
      'sort=PRICE&page=2',
    );
  });

  it('keeps what says nothing of the list, and of the list only what is chosen now', () => {
    const query = new URLSearchParams('utm=a&p-=y&brands=Lera~b_1&p-Form=Rund~f_1&sort=PRICE&page=7&utm=b&page_id=3');
    expect(decodeURIComponent(String(writeListQuery({ ...none, categories: [mugs] }, { query })))).toBe(
      'utm=a&p-=y&utm=b&page_id=3&categories=Muggar~c_12',
    );
    expect(query.get('brands')).toBe('Lera~b_1');
  });

  it('is the same text for the same choice, in whatever order it was made', () => {
    const values = [{ id: 'x', label: 'x' }];
    const parameters = { Form: values, Färg: values, Material: values };
    const turned = { Material: values, Färg: values, Form: values };
    const [one, other] = [parameters, turned].map((own) => String(writeListQuery({ ...none, parameters: own })));
    expect(one).toBe(other);
    expect(one).toMatch(/^p-Form=.*&p-F%C3%A4rg=.*&p-Material=/);
  });

  it('reads what people have typed as far as it goes', () => {
    expect(
      read('brands=,~,b_1,Lera~b_1,Å~&page=0&sort=&p-=x&p-Tom=&price=100%25~x%zz&skus=a~b~c&brands=Ull~b_2'),
    ).toEqual({
      ...none,
      brands: [
        { id: 'b_1', label: 'Lera' },
        { id: 'b_2', label: 'Ull' },
      ],
      skus: [{ id: 'b~c', label: 'a' }],
      price: [{ id: 'x%zz', label: '100%' }],
    });
    expect(read('brands=b_1').brands).toEqual([{ id: 'b_1', label: 'b_1' }]);
  });

  it('takes a page for the first that is none', () => {
    expect(['-1', '1.5', 'två', '9999999', '0', '01', '5x'].map((page) => read(`page=${page}`).page)).toEqual([
      1, 1, 1, 1, 1, 1, 1,
    ]);
    expect(['2', '999999'].map((page) => read(`page=${page}`).page)).toEqual([2, 999_999]);
  });

  it('takes a hundred values of a group and no more', () => {
    const many = Array.from({ length: 150 }, (_, index) => `v~${index}`).join(',');
    expect(read(`skus=${many}`).skus).toHaveLength(100);
  });

  it.each([
    ['says nothing', none, false],
    ['names an order and a page', { ...none, sort: 'PRICE', page: 2 }, false],
    ['names a parameter without a value', { ...none, parameters: { Form: [] } }, false],
    ['names a price', { ...none, price: [mugs] }, true],
    ['names a parameter', { ...none, parameters: { Form: [mugs] } }, true],
  ])('that %s: is the list filtered? %s', (_, selection, filtered) => {
    expect(isFiltered(selection)).toBe(filtered);
  });
});

const text = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('a,b', '~', '%2C', '100 %', 'Ärlig & ren', '+'));
const values = fc.uniqueArray(fc.record({ id: text, label: text }), { selector: ({ id }) => id, maxLength: 5 });
const anySelection = fc
  .record({
    ...Object.fromEntries(facetGroups.map((group) => [group, values])),
    parameters: fc.dictionary(
      text,
      values.filter(({ length }) => length > 0),
      { maxKeys: 3, noNullPrototype: true },
    ),
    sort: fc.option(text),
    page: fc.integer({ min: 1, max: 999_999 }),
  })
  .map((chosen) => chosen as unknown as ListSelection); // fromEntries forgets the names of the groups
const anyQuery = fc
  .array(fc.tuple(fc.oneof(text, fc.constantFrom('utm_source', 'sort', 'brands', 'p-Form', 'p-', 'page')), text))
  .map((pairs) => new URLSearchParams(pairs));

describe('whatever marks the values hold', () => {
  it('a choice comes back the same from its address, and what says nothing of the list stays', () => {
    fc.assert(
      fc.property(anySelection, anyQuery, (selection, query) => {
        const address = new URLSearchParams(String(writeListQuery(selection, { query })));
        expect(readListQuery(address)).toEqual(selection);
        const isOther = ([key]: [string, string]) =>
          !['categories', 'brands', 'skus', 'price', 'discount', 'sort', 'page'].includes(key) && !/^p-./s.test(key);
        expect([...address].filter(isOther)).toEqual([...query].filter(isOther));
      }),
    );
  });

  it('writing what was read of any query once more changes nothing', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const once = String(writeListQuery(readListQuery(query), { query }));
        const again = new URLSearchParams(once);
        expect(String(writeListQuery(readListQuery(again), { query: again }))).toBe(once);
      }),
    );
  });
});
