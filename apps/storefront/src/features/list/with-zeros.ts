import type { Facet, FacetValue, ProductFilters } from '@torg/commerce-sdk/domain';

/**
 * All that a list can be narrowed by, counted as it is narrowed now. What the API leaves out because nothing of it is left
 * stays, with 0: a shopper sees what there would be.
 */
export function withZeros(all: ProductFilters, now: ProductFilters): ProductFilters {
  if (isOfAnother(all, now)) return now;
  const facets = all.facets.map((facet) => recounted(facet, now.facets.find(isSame(facet))));
  const others = now.facets.filter((facet) => !all.facets.some(isSame(facet)));
  return { ...now, facets: [...facets, ...others] };
}

function recounted(facet: Facet, now: Facet | undefined): Facet {
  const counted = new Map(now?.values.map((value) => [value.facetId, value]));
  const known = new Set(facet.values.map(({ facetId }) => facetId));
  const values = facet.values.map((value): FacetValue => counted.get(value.facetId) ?? { ...value, count: 0 });
  return { ...facet, values: [...values, ...(now?.values ?? []).filter(({ facetId }) => !known.has(facetId))] };
}

function isSame({ filterId, type }: Facet) {
  return (other: Facet) => other.filterId === filterId && other.type === type;
}

/** Whether somebody else counted the whole list, as where the API stands in for a search provider: what each names is its own. */
function isOfAnother(all: ProductFilters, now: ProductFilters): boolean {
  const brandsOf = ({ facets }: ProductFilters) => facets.find(({ type }) => type === 'Brand');
  const [then, brands] = [brandsOf(all), brandsOf(now)];
  return then !== undefined && brands !== undefined && then.filterId !== brands.filterId;
}
