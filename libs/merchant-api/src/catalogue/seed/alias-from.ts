const replacements: Readonly<Record<string, string>> = { å: 'a', ä: 'a', ö: 'o', æ: 'ae', ø: 'o', é: 'e' };

/** Turns a name into the last part of an address: lower-case ascii words joined by hyphens. */
export function aliasFrom(name: string): string {
  return name
    .toLowerCase()
    .replace(/[åäöæøé]/g, (letter) => replacements[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
