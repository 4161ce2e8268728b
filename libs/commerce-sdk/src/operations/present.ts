/** The elements that are there. The API may answer null for a list and for any element of it. */
export function present<Element>(list: readonly (Element | null)[] | null | undefined): Element[] {
  return (list ?? []).filter((element) => element !== null);
}
