/** A value that a shopper filters a list by. The label stands in the address so that it can be shown before the list is there. */
export interface SelectedFacet {
  id: string;
  label: string;
}

/** The groups of facets that every list may have. */
export const facetGroups = ['categories', 'brands', 'skus', 'price', 'discount'] as const;

export type FacetGroup = (typeof facetGroups)[number];

/** What a shopper has chosen of a list, as its address says it. */
export type ListSelection = Readonly<Record<FacetGroup, readonly SelectedFacet[]>> & {
  /** By the name of a parameter. */
  parameters: Readonly<Record<string, readonly SelectedFacet[]>>;
  /** Null where the list's own order holds. */
  sort: string | null;
  /** From 1. */
  page: number;
};

/** More is nobody's choice, and every value costs the server work. */
const MOST_VALUES = 100;
const PARAMETER = 'p-';

/** Reads what is chosen of a list from its query: comma lists of `label~id`, `p-{name}` for parameters, `sort` and `page`. */
export function readListQuery(query: URLSearchParams): ListSelection {
  const names = [...new Set(query.keys())].filter((key) => key.startsWith(PARAMETER) && key.length > PARAMETER.length);
  const parameters = names.map((key) => [key.slice(PARAMETER.length), readValues(query, key)] as const);
  return {
    categories: readValues(query, 'categories'),
    brands: readValues(query, 'brands'),
    skus: readValues(query, 'skus'),
    price: readValues(query, 'price'),
    discount: readValues(query, 'discount'),
    parameters: Object.fromEntries(parameters.filter(([, values]) => values.length > 0)),
    sort: query.get('sort') || null,
    page: readPage(query.get('page')),
  };
}

/** Writes what is chosen of a list as its query; what is left as it comes is left out. The same choice is always the same text. */
export function writeListQuery({ parameters, sort, page, ...groups }: ListSelection): URLSearchParams {
  const query = new URLSearchParams();
  const write = (key: string, values: readonly SelectedFacet[]) => {
    if (values.length > 0) query.set(key, values.map(writeValue).join(','));
  };
  for (const group of facetGroups) write(group, groups[group]);
  for (const name of Object.keys(parameters).sort()) write(PARAMETER + name, parameters[name] ?? []);
  if (sort !== null) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** Whether a list is filtered at all; its order and page do not count. */
export function isFiltered({ parameters, ...groups }: ListSelection): boolean {
  return (
    facetGroups.some((group) => groups[group].length > 0) || Object.values(parameters).some(({ length }) => length > 0)
  );
}

function readValues(query: URLSearchParams, key: string): SelectedFacet[] {
  const written = query.getAll(key).flatMap((list) => list.split(','));
  const values = written.flatMap((text) => readValue(text) ?? []);
  return [...new Map(values.map((value) => [value.id, value])).values()].slice(0, MOST_VALUES);
}

/** A value without a label is called by its id. */
function readValue(text: string): SelectedFacet | null {
  const [label = '', id = label] = text.split('~').map(unescaped);
  return id === '' ? null : { id, label: label || id };
}

function writeValue({ id, label }: SelectedFacet): string {
  return `${escaped(label)}~${escaped(id)}`;
}

const escapes: Readonly<Record<string, string>> = { '%': '%25', ',': '%2C', '~': '%7E' };

/** Commas and tildes of a value's own must not divide it. */
function escaped(text: string): string {
  return text.replace(/[%,~]/g, (mark) => escapes[mark] ?? mark);
}

/** An address that people have shortened or typed is read as far as it goes. */
function unescaped(text: string): string {
  return text.replace(/%(25|2C|7E)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
