/** The values of the ticked boxes inside an element, in their order on the page. */
export function checkedValues(within: Element | null): readonly string[] {
  const ticked = within?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  return Array.from(ticked, ({ value }) => value);
}
