import { writeListQuery, type ListSelection } from '@torg/commerce-sdk/domain';
import { eachChosen, facetText, keyOf, nothingChosen } from './facet-choice.ts';
import { bandsIn } from './price-range.ts';
import type { ShownFacet } from './shown-facets.ts';
import { firstPageKey } from './shown-pages.ts';

/** A field that a form sends and nobody sees. */
export type HiddenField = readonly [name: string, value: string];

/**
 * What the form of the filters sends along where there is no script: what the address says beside the list, and what is
 * chosen that no box stands for.
 */
export function keptFields(
  query: URLSearchParams,
  chosen: ListSelection,
  shown: readonly ShownFacet[],
): readonly HiddenField[] {
  const boxes = new Set(
    shown.flatMap(({ facet, values }) => values.map((value) => `${keyOf(facet)} ${facetText(value)}`)),
  );
  const boxless = eachChosen({ ...chosen, price: bandsIn(chosen) }).map(({ key, value }): HiddenField => [
    key,
    facetText(value),
  ]);
  return [
    ...[...writeListQuery(nothingChosen, { query })].filter(([key]) => key !== firstPageKey),
    ...boxless.filter(([key, text]) => !boxes.has(`${key} ${text}`)),
  ];
}
