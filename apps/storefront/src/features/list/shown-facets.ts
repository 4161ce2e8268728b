import { compareSizes } from '@torg/commerce-sdk/domain';
import type { Facet, FacetValue, ListSelection, ProductFilters, SelectedFacet } from '@torg/commerce-sdk/domain';
import { chosenUnder } from './facet-choice.ts';

/** A value as a filter shows it. */
export interface ShownValue extends SelectedFacet {
  count: number;
  isChosen: boolean;
  /** How deep it lies under others, in steps. */
  depth: number;
}

/** A facet as a filter shows it. */
export interface ShownFacet {
  facet: Facet;
  values: readonly ShownValue[];
}

/** Where the list lies, by which its own category is known. */
export interface ListPlace {
  path: string;
}

/**
 * The facets that narrow a list, each with the values that a shopper may choose now. Left out are values that the account
 * hides, and facets that would change nothing; of the categories only those below the list's own, one level at a time.
 */
export function shownFacets({ facets, count }: ProductFilters, chosen: ListSelection, place: ListPlace): ShownFacet[] {
  return facets
    .map((facet) => ({ facet, values: valuesOf(facet, chosen, place) }))
    .filter(({ values }) => values.some(({ isChosen }) => isChosen) || narrows(values, count));
}

function narrows(values: readonly ShownValue[], count: number): boolean {
  const [only, another] = values;
  return another !== undefined || (only !== undefined && only.count < count);
}

function valuesOf(facet: Facet, chosen: ListSelection, { path }: ListPlace): ShownValue[] {
  const facetIds = new Set(facet.values.map(({ facetId }) => facetId));
  const all = chosenUnder(chosen, facet);
  const ids = new Set(all.map(({ id }) => id));
  // Where the API stands in for a search provider, what was chosen has the provider's id and the label of both.
  const foreign = new Map(all.filter(({ id }) => !facetIds.has(id)).map(({ id, label }) => [label, id]));
  const values = facet.values.filter(({ isHidden, label }) => !isHidden && label !== '');
  const shown = ({ facetId, label, count }: FacetValue, depth: number): ShownValue => {
    const id = foreign.get(label) ?? facetId;
    return { id, label, count, depth, isChosen: ids.has(id) };
  };
  // The account has them in the order in which its products happen to list them.
  if (facet.type === 'Sku') values.sort((one, other) => compareSizes(one.label, other.label));
  if (facet.type !== 'Category') return values.map((value) => shown(value, 0));
  const own = values.find(({ url }) => url === path)?.facetId ?? null;
  return branch(values, { top: own, opened: openedBy(values, ids) }).map(([value, depth]) => shown(value, depth));
}

interface Branch {
  /** The value that the branch hangs on; null where it is the whole tree. */
  top: string | null;
  /** Values below which the next level shows. */
  opened: ReadonlySet<string>;
}

function branch(values: readonly FacetValue[], { top, opened }: Branch, depth = 0): [FacetValue, number][] {
  const known = new Set(values.map(({ facetId }) => facetId));
  const isBelow = ({ parentId }: FacetValue) =>
    top === null ? parentId === null || !known.has(parentId) : parentId === top;
  return values
    .filter(isBelow)
    .flatMap((value): [FacetValue, number][] => [
      [value, depth],
      ...(opened.has(value.facetId) ? branch(values, { top: value.facetId, opened }, depth + 1) : []),
    ]);
}

/** What is chosen, and all that it lies under. */
function openedBy(values: readonly FacetValue[], chosen: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...chosen].flatMap((id) => [id, ...ancestorsOf(values, id)]));
}

function ancestorsOf(values: readonly FacetValue[], id: string): readonly string[] {
  const parent = values.find(({ facetId }) => facetId === id)?.parentId ?? null;
  return parent === null || parent === id ? [] : [parent, ...ancestorsOf(values, parent)];
}

/**
 * What is chosen of a facet after a press, when `ticked` are the ids whose boxes are ticked. In a tree a choice takes the
 * place of those that it lies under, and of those below it: a list of both would be that of the wider one.
 */
export function chosenAfter(
  { facet, values }: ShownFacet,
  before: readonly SelectedFacet[],
  ticked: readonly string[],
): SelectedFacet[] {
  const isTicked = new Set(ticked);
  const unseen = before.filter(({ id }) => !values.some((value) => value.id === id));
  const seen = values.filter(({ id }) => isTicked.has(id)).map(({ id, label }) => ({ id, label }));
  const added = ticked.find((id) => !before.some((value) => value.id === id));
  const isKept = ({ id }: SelectedFacet) =>
    added === undefined ||
    id === added ||
    (!ancestorsOf(facet.values, added).includes(id) && !ancestorsOf(facet.values, id).includes(added));
  return [...unseen, ...seen].filter(isKept);
}
