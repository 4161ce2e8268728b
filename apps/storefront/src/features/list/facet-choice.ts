import {
  facetGroups,
  writeListQuery,
  type Facet,
  type FacetGroup,
  type ListSelection,
  type SelectedFacet,
} from '@torg/commerce-sdk/domain';

/** Nothing is chosen of a list. */
export const nothingChosen: ListSelection = {
  categories: [],
  brands: [],
  skus: [],
  price: [],
  discount: [],
  parameters: {},
  sort: null,
  page: 1,
};

/** The group of the address for each type of facet that has one; all others are parameters, by their label. */
const groupsByType: Readonly<Record<string, FacetGroup>> = {
  Category: 'categories',
  Brand: 'brands',
  Sku: 'skus',
  Price: 'price',
  Discount: 'discount',
};

type Keyed = Pick<Facet, 'type' | 'label' | 'filterId'>;

function groupOf({ type }: Keyed): FacetGroup | null {
  return groupsByType[type] ?? null;
}

function parameterOf({ label, filterId }: Keyed): string {
  return label || filterId;
}

/** The key of the address under which the values of a facet stand, such as `brands` or `p-Material`. */
export function keyOf(facet: Keyed): string {
  return groupOf(facet) ?? `p-${parameterOf(facet)}`;
}

/** All that is chosen under the key of a facet. */
export function chosenUnder(chosen: ListSelection, facet: Keyed): readonly SelectedFacet[] {
  const group = groupOf(facet);
  return group ? chosen[group] : (chosen.parameters[parameterOf(facet)] ?? []);
}

/** The same choice with other values under the key of a facet, from its first page on. */
export function choosing(chosen: ListSelection, facet: Keyed, values: readonly SelectedFacet[]): ListSelection {
  const group = groupOf(facet);
  if (group) return { ...chosen, [group]: values, page: 1 };
  return { ...chosen, parameters: { ...chosen.parameters, [parameterOf(facet)]: values }, page: 1 };
}

/** A value as an address and a form say it. */
export function facetText(value: SelectedFacet): string {
  return writeListQuery({ ...nothingChosen, brands: [value] }).get('brands') ?? '';
}

/** A value that is chosen. */
export interface ChosenValue {
  /** The key of the address under which it stands. */
  key: string;
  value: SelectedFacet;
  /** The choice that is left without it. */
  without: ListSelection;
}

/** Every value that is chosen. */
export function eachChosen(chosen: ListSelection): ChosenValue[] {
  const groups = facetGroups.flatMap((group) =>
    chosen[group].map((value) => ({
      key: group,
      value,
      without: { ...chosen, [group]: others(chosen[group], value), page: 1 },
    })),
  );
  const parameters = Object.entries(chosen.parameters).flatMap(([name, values]) =>
    values.map((value) => ({
      key: `p-${name}`,
      value,
      without: { ...chosen, parameters: { ...chosen.parameters, [name]: others(values, value) }, page: 1 },
    })),
  );
  return [...groups, ...parameters];
}

/** The same order of the same list, with no filter. */
export function withoutFilters({ sort }: ListSelection): ListSelection {
  return { ...nothingChosen, sort };
}

/** What is chosen beside categories, for the list of another category: in that one's own order. */
export function anywhere(chosen: ListSelection): ListSelection {
  return { ...chosen, categories: [], sort: null, page: 1 };
}

function others(values: readonly SelectedFacet[], { id }: SelectedFacet): readonly SelectedFacet[] {
  return values.filter((value) => value.id !== id);
}

/** More ways out than this are none. */
const mostWaysOut = 5;

/** The first few of what is chosen, each with the choice that is left without it: the ways out where nothing is left. */
export function choicesWithOneLess(chosen: ListSelection) {
  return eachChosen(chosen).slice(0, mostWaysOut);
}
