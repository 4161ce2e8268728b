/** The first letters of the first and the last word of a name; nothing where there is no letter or figure. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? []);
  return [...new Set([0, letters.length - 1])].map((index) => letters[index]?.toLocaleUpperCase() ?? '').join('');
}
