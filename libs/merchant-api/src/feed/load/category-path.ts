const SEPARATOR = ' > ';

/** Writes the names of a category from the root down, as feeds do: `Köket > Muggar`. */
export function pathOf(names: readonly string[]): string {
  return names.join(SEPARATOR);
}

/** The names in a path, without the empty ones. */
export function namesOf(path: string): string[] {
  return path
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
