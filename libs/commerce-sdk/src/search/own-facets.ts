import type { Facet } from '../domain/listing/facet.ts';
import { facetType } from './read-hits.ts';

/**
 * The facets of the Merchant API that say what those of a provider say, such as `brand:Lera` or `hierarchies:Köket$Muggar`:
 * of the same kind, by the same words. One that the API does not have is left out.
 */
export function ownFacets(chosen: readonly string[], facets: readonly Facet[]): readonly string[] {
  return chosen.flatMap((id) => {
    const parts = /^([^:]+):(.+)$/.exec(id);
    const label = parts?.[2]?.split('$').findLast((step) => step !== '');
    const kind = facetType(parts?.[1] ?? '');
    const alike = facets.filter(({ type, group }) => type === kind && (kind !== 'Parameter' || group === parts?.[1]));
    const found = alike.flatMap(({ values }) => values).find((value) => value.label === label);
    return found ? [found.facetId] : [];
  });
}
