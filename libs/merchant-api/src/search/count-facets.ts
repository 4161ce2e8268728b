import type { ChosenProducts } from './choose-products.ts';
import { priceRange } from './choose-products.ts';
import type { Facet, FacetValue } from './facets/facet.ts';
import type { CardLayout } from './index/card-layout.ts';
import type { ListIndex } from './index/list-index.ts';
import { countCards, countingScope } from './index/members.ts';
import type { SlotSet } from './index/slot-set.ts';

/**
 * How the values of a facet are counted. BY_GROUP: as if nothing were chosen in that facet, so that a choice in it does not
 * empty its siblings. CURRENT: among the products that the list shows.
 */
export type FacetMode = 'BY_GROUP' | 'CURRENT';

/** A value and how many cards a list would have if it alone were chosen in its facet. */
export interface CountedValue extends FacetValue {
  count: number;
}

export interface CountedFacet extends Facet {
  values: readonly CountedValue[];
}

/** What can be chosen in a list. */
export interface ListFacets {
  /** Inc VAT, in minor units; null where the list shows no price. */
  price: { lowest: number; highest: number } | null;
  facets: readonly CountedFacet[];
}

/** What to count. */
export interface FacetCounting {
  chosen: ChosenProducts;
  cards: CardLayout;
  /** The facet ids that are chosen: they are shown even where nothing is left of them. */
  chosenIds: readonly string[];
  mode: FacetMode;
}

/** Counts what can be chosen in a list. Values that would give nothing are left out, unless they are chosen. */
export function countFacets(index: ListIndex, { chosen, cards, chosenIds, mode }: FacetCounting): ListFacets {
  const scopeOf = (filterId: string) => (mode === 'BY_GROUP' ? chosen.without(filterId) : chosen.all);
  const kept = new Set(chosenIds);
  const all = countingScope(chosen.all);
  const countingIn = (set: SlotSet) => (set === chosen.all ? all : countingScope(set));
  const facets = index.facets.map((facet): CountedFacet => {
    const scope = countingIn(scopeOf(facet.filterId));
    const values = facet.values
      .map((value) => ({ ...value, count: countCards(value.members, scope, cards) }))
      .filter(({ count, facetId }) => count > 0 || kept.has(facetId));
    return { ...facet, values };
  });
  return { price: priceRange(index, scopeOf('Price')), facets: facets.filter(({ values }) => values.length > 0) };
}
