import { describe, expect, it } from 'vitest';
import type { Facet, FacetValue, ProductFilters } from '@torg/commerce-sdk/domain';
import { nothingChosen } from './facet-choice.ts';
import { keptFields } from './kept-fields.ts';
import { chosenAfter, shownFacets } from './shown-facets.ts';
import { withZeros } from './with-zeros.ts';

const value = (facetId: string, count: number, more: Partial<FacetValue> = {}): FacetValue => {
  return { facetId, count, label: facetId, parentId: null, url: null, order: 0, isHidden: false, ...more };
};
const facet = (type: string, ...values: FacetValue[]): Facet => {
  return { filterId: type, type, group: '', label: type, order: 0, values };
};
const filters = (count: number, ...facets: Facet[]): ProductFilters => ({ count, price: null, facets });
const anywhere = { path: '/nyheter' };
const told = (of: ProductFilters, chosen = nothingChosen, place = anywhere) =>
  shownFacets(of, chosen, place).map(({ facet: { type }, values }) => [
    type,
    ...values.map(({ id, depth }) => `${'.'.repeat(depth)}${id}`),
  ]);

describe('what a list shows to be narrowed by', () => {
  it('leaves out what the account hides, and what has no name in the language', () => {
    const brands = facet('Brand', value('b_1', 2), value('b_2', 2, { isHidden: true }), value('b_3', 1, { label: '' }));
    expect(told(filters(4, brands))).toEqual([['Brand', 'b_1']]);
  });

  it('has sizes from the smallest, whatever order its products have them in', () => {
    const sizes = facet('Sku', value('L', 1), value('36–38', 1), value('XS', 1), value('M', 1));
    expect(told(filters(4, sizes))).toEqual([['Sku', 'XS', 'M', 'L', '36–38']]);
  });

  it('leaves out a facet that would change nothing, unless it is chosen', () => {
    const brands = filters(4, facet('Brand', value('b_1', 4)));
    expect(told(brands)).toEqual([]);
    expect(told(brands, { ...nothingChosen, brands: [{ id: 'b_1', label: 'b_1' }] })).toEqual([['Brand', 'b_1']]);
  });

  it('keeps what nothing is left of, with 0: zero results are greyed', () => {
    const all = filters(9, facet('Brand', value('b_1', 5), value('b_2', 4)), facet('Sku', value('s_m', 3)));
    const now = filters(5, facet('Brand', value('b_1', 5), value('b_9', 0)));
    expect(withZeros(all, now)).toEqual(
      filters(5, facet('Brand', value('b_1', 5), value('b_2', 0), value('b_9', 0)), facet('Sku', value('s_m', 0))),
    );
  });
});

it('what somebody else counted of the whole list is no part of what is counted now', () => {
  const theirs = { ...facet('Brand', value('brand:Lerkulla', 5)), filterId: 'brand' };
  const now = filters(2, facet('Brand', value('b_1', 2)));
  expect(withZeros(filters(5, theirs), now)).toEqual(now);
});

it('what was chosen by another id and the same name is ticked, and is what a press takes back', () => {
  const brands = facet('Brand', value('b_1', 2, { label: 'Lerkulla' }), value('b_2', 3, { label: 'Glashulta' }));
  const before = [{ id: 'brand:Lerkulla', label: 'Lerkulla' }];
  const [shown] = shownFacets(filters(2, brands), { ...nothingChosen, brands: before }, anywhere);
  expect(shown?.values.map(({ id, isChosen }) => [id, isChosen])).toEqual([
    ['brand:Lerkulla', true],
    ['b_2', false],
  ]);
  expect(shown && chosenAfter(shown, before, [])).toEqual([]);
});

describe('the tree of categories', () => {
  const tree = filters(
    9,
    facet(
      'Category',
      value('kitchen', 9, { url: '/c/koket' }),
      value('mugs', 5, { parentId: 'kitchen' }),
      value('cups', 2, { parentId: 'mugs' }),
      value('gifts', 3),
    ),
  );
  const choosing = (id: string) => ({ ...nothingChosen, categories: [{ id, label: id }] });

  it('shows one level at a time, and what lies below a choice', () => {
    expect(told(tree)).toEqual([['Category', 'kitchen', 'gifts']]);
    expect(told(tree, choosing('mugs'))).toEqual([['Category', 'kitchen', '.mugs', '..cups', 'gifts']]);
  });

  it('begins below the category of the page', () => {
    expect(told(tree, nothingChosen, { path: '/c/koket' })).toEqual([['Category', 'mugs']]);
  });

  it('a choice takes the place of what it lies under, and of what lies below it', () => {
    const chosen = choosing('mugs');
    const [shown] = shownFacets(tree, chosen, anywhere);
    if (!shown) return expect.unreachable();
    const after = (...ticked: string[]) => chosenAfter(shown, chosen.categories, ticked).map(({ id }) => id);
    expect(after('mugs', 'cups')).toEqual(['cups']);
    expect(after('kitchen', 'mugs')).toEqual(['kitchen']);
    expect(after('mugs', 'gifts')).toEqual(['mugs', 'gifts']);
    expect(after()).toEqual([]);
  });
});

it('what is chosen and has no box stays chosen', () => {
  const brands = filters(4, facet('Brand', value('b_1', 2), value('b_2', 2)));
  const [shown] = shownFacets(brands, nothingChosen, anywhere);
  const unknown = { id: 'b_99', label: 'Okänt' };
  expect(shown && chosenAfter(shown, [unknown], ['b_2']).map(({ id }) => id)).toEqual(['b_99', 'b_2']);
});

it('a form without script sends along what else the address says, and every choice that has no box', () => {
  const shown = shownFacets(filters(4, facet('Brand', value('b_1', 2), value('b_2', 2))), nothingChosen, anywhere);
  const chosen = {
    ...nothingChosen,
    brands: [
      { id: 'b_1', label: 'b_1' },
      { id: 'b_99', label: 'Okänt' },
    ],
    price: [{ id: '100-300', label: '100–300' }],
    sort: 'PRICE',
    page: 2,
  };
  const query = new URLSearchParams('utm_source=brev&brands=b_1~b_1&sort=PRICE&page=2');
  expect(keptFields(query, chosen, shown)).toEqual([
    ['utm_source', 'brev'],
    ['brands', 'Okänt~b_99'],
  ]);
});
