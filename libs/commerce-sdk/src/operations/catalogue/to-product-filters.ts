import type { AddressScope } from '../../domain/address/without-market.ts';
import type { Facet, FacetValue, ProductFilters } from '../../domain/listing/facet.ts';
import { minorFromDecimal } from '../../domain/money/minor-from-decimal.ts';
import type { FacetFragment, ProductFiltersFragment } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import { shopPath } from '../shop-path.ts';

/** What of a list's answer says by what it can be narrowed. */
interface FiltersAnswer {
  count: number;
  filters: ProductFiltersFragment | null;
}

/** Turns what a list can be narrowed by into the shop's. */
export function toProductFilters({ count, filters }: FiltersAnswer, scope: AddressScope): ProductFilters {
  const price = filters?.price;
  return {
    count,
    price: price ? { lowest: minorFromDecimal(price.lowest), highest: minorFromDecimal(price.highest) } : null,
    facets: present(filters?.facets)
      .map((facet) => toFacet(facet, scope))
      .sort(byOrder),
  };
}

function toFacet({ filterId, type, group, label, order, values }: FacetFragment, scope: AddressScope): Facet {
  return {
    filterId,
    type: type ?? '',
    group: group ?? '',
    label: label ?? '',
    order,
    values: present(values)
      .flatMap((value) => toFacetValue(value, scope))
      .sort(byOrder),
  };
}

type ValueAnswer = NonNullable<NonNullable<FacetFragment['values']>[number]>;

/** A value without an id of its own cannot be chosen. */
function toFacetValue(value: ValueAnswer, scope: AddressScope): FacetValue[] {
  const { facetId, parentId, label, url, order, count, hidden } = value;
  const path = shopPath(url, '', scope) || null;
  return facetId ? [{ facetId, parentId, label: label ?? '', url: path, order, count, isHidden: hidden }] : [];
}

function byOrder(one: { order: number }, other: { order: number }): number {
  return one.order - other.order;
}
