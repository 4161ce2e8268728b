import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOf } from './choose-products.ts';
import { countFacets, type FacetMode } from './count-facets.ts';
import { filterIdOf } from './facets/facet-id.ts';
import type { ListIndex } from './index/list-index.ts';
import { countSlots } from './index/slot-set.ts';
import { openList } from './open-list.ts';
import { everyProduct, type ProductFilter, type ProductSort } from './product-filter.ts';
import { assembledCatalogue, generatedCatalogue } from './testing/generated-catalogue.ts';

const nothingFound = { ranked: null, aliases: new Map<string, number>() };
const open = (index: ListIndex, filter: ProductFilter) => openList(index, filter, nothingFound);
const countOf = (index: ListIndex, filter: ProductFilter) => countSlots(open(index, filter).shown);
const facetsOf = (index: ListIndex, filter: ProductFilter, mode: FacetMode) => {
  const { chosen, cards } = open(index, filter);
  return countFacets(index, { chosen, cards, chosenIds: filter.facets, mode }).facets;
};
const productsOf = (index: ListIndex, filter: ProductFilter, page: { skip: number; take: number }) => {
  const list = open(index, filter);
  return pageOf(list.order(), list.shown, page);
};

/** Chooses by numbers, so that any number chooses something that exists. */
function chooseSome(index: ListIndex, picks: readonly number[]): string[] {
  const ids = [...index.values.keys()].filter((facetId) => filterIdOf(facetId) !== null);
  return [...new Set(picks.flatMap((pick) => ids[pick % ids.length] ?? []))];
}

const sorts: readonly ProductSort[] = ['NONE', 'PRICE', 'PRICE_DESC', 'LATEST', 'MOST_SOLD', 'BRAND', 'ALPHABETICAL'];
const selection = fc.record({
  picks: fc.array(fc.nat(1000), { maxLength: 4 }),
  includeCollapsed: fc.boolean(),
  prices: fc.option(fc.tuple(fc.nat(60_000), fc.nat(60_000)), { nil: null }),
  sort: fc.constantFrom(...sorts),
});
type Selection = typeof selection extends fc.Arbitrary<infer Value> ? Value : never;

function filterOf(index: ListIndex, { picks, includeCollapsed, prices, sort }: Selection): ProductFilter {
  const [lowestPrice, highestPrice] = prices ? [Math.min(...prices), Math.max(...prices)] : [null, null];
  return { ...everyProduct, facets: chooseSome(index, picks), includeCollapsed, lowestPrice, highestPrice, sort };
}

/** Checks a law on many catalogues and many lists of each. */
async function holds(law: (index: ListIndex, filter: ProductFilter) => void): Promise<void> {
  const property = fc.asyncProperty(generatedCatalogue, fc.array(selection, { maxLength: 5 }), async (rows, lists) => {
    const index = await assembledCatalogue(rows);
    for (const list of lists) law(index, filterOf(index, list));
  });
  await fc.assert(property, { numRuns: 150 });
}

describe('whatever the catalogue and whatever is chosen', () => {
  it('choosing a shown value instead of those of its facet gives as many products as it says', () =>
    holds((index, filter) => {
      for (const facet of facetsOf(index, filter, 'BY_GROUP')) {
        // A range of prices belongs to the facet of prices, so it gives way to a band.
        const price = facet.type === 'Price' ? { lowestPrice: null, highestPrice: null } : {};
        const others = filter.facets.filter((facetId) => filterIdOf(facetId) !== facet.filterId);
        for (const { facetId, count } of facet.values) {
          expect(countOf(index, { ...filter, ...price, facets: [...others, facetId] }), facetId).toBe(count);
        }
      }
    }));

  it('a choice leaves the counts of its own facet as they were', () =>
    holds((index, filter) => {
      const counted = new Map(facetsOf(index, filter, 'BY_GROUP').map((facet) => [facet.filterId, facet.values]));
      const free = filter.facets.at(-1);
      const filterId = free === undefined ? null : filterIdOf(free);
      if (filterId === null) return;
      const without = { ...filter, facets: filter.facets.filter((facetId) => filterIdOf(facetId) !== filterId) };
      const before = facetsOf(index, without, 'BY_GROUP').find((facet) => facet.filterId === filterId);
      const shown = (counted.get(filterId) ?? []).filter(({ count }) => count > 0);
      expect(shown).toEqual(before?.values ?? []);
    }));

  it('counts of what is shown now are never more than the list holds, and a chosen value of one is all of it', () =>
    holds((index, filter) => {
      const whole = countOf(index, filter);
      for (const facet of facetsOf(index, filter, 'CURRENT')) {
        for (const { count } of facet.values) expect(count).toBeLessThanOrEqual(whole);
        const own = filter.facets.filter((facetId) => filterIdOf(facetId) === facet.filterId);
        if (own.length === 1) expect(facet.values.find(({ facetId }) => facetId === own[0])?.count).toBe(whole);
      }
    }));

  it('pages do not overlap, together are the whole list, and are as many as it counts', () =>
    holds((index, filter) => {
      const whole = productsOf(index, filter, { skip: 0, take: 1000 });
      expect(new Set(whole).size).toBe(whole.length);
      expect(countOf(index, filter)).toBe(whole.length);
      const pages = [0, 7, 14, 21, 28, 35, 42].flatMap((skip) => productsOf(index, filter, { skip, take: 7 }));
      expect(pages).toEqual(whole.slice(0, 49));
    }));

  it('prices rise in a list from the lowest price on', () =>
    holds((index, filter) => {
      const slots = productsOf(index, { ...filter, sort: 'PRICE' }, { skip: 0, take: 1000 });
      const prices = slots.map((slot) => index.selling[slot] ?? NaN).filter((price) => !Number.isNaN(price));
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    }));
});
