/** A value that a shopper filters a list by. The label stands in the address so that it can be shown before the list is there. */
export interface SelectedFacet {
  /** What the API knows the value by, such as `c_12`. */
  id: string;
  /** What the shopper reads, such as Muggar. */
  label: string;
}

/** More is nobody's choice, and every value costs the server work. */
const MOST_VALUES = 100;

/** Reads comma lists of `label~id`. A value that stands there twice counts once; one without a label is called by its id. */
export function readFacets(lists: readonly string[]): SelectedFacet[] {
  const values = lists.flatMap((list) => list.split(',')).flatMap((text) => readFacet(text) ?? []);
  return [...new Map(values.map((value) => [value.id, value])).values()].slice(0, MOST_VALUES);
}

/** Writes a comma list of `label~id`. Commas and tildes of a value's own do not divide it. */
export function writeFacets(values: readonly SelectedFacet[]): string {
  return values.map(({ id, label }) => `${escaped(label)}~${escaped(id)}`).join(',');
}

function readFacet(text: string): SelectedFacet | null {
  const divider = text.indexOf('~');
  const id = unescaped(text.slice(divider + 1));
  const label = unescaped(text.slice(0, Math.max(0, divider)));
  return id === '' ? null : { id, label: label || id };
}

function escaped(text: string): string {
  return text.replace(/[%,~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** An address that people have shortened or typed is read as far as it goes. */
function unescaped(text: string): string {
  return text.replace(/%(25|2C|7E)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
