import type { ProductFilters } from '@torg/commerce-sdk/domain';

/** The name of the brand whose page has a path, read off what its list can be narrowed by; null where nothing is of it. */
export function brandNameIn({ facets }: ProductFilters, path: string): string | null {
  const brands = facets.find(({ type }) => type === 'Brand')?.values ?? [];
  return brands.find(({ url }) => url === path)?.label ?? null;
}
