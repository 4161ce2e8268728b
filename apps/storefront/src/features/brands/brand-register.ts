import type { BrandGroup } from './group-brands.ts';

/** What one page of the register shows. */
export interface BrandRegister {
  /** Every letter that some brand begins with. */
  letters: readonly string[];
  groups: readonly BrandGroup[];
  /** The letter that the page is about; null where it shows all. */
  letter: string | null;
}

/** More brands than these are shown one letter at a time. */
const mostTogether = 500;

/** The register's page for a letter, or its first page; null for a letter that no brand begins with. */
export function registerPage(groups: readonly BrandGroup[], asked: string | null): BrandRegister | null {
  const letters = groups.map(({ letter }) => letter);
  const count = groups.reduce((sum, { brands }) => sum + brands.length, 0);
  if (asked !== null && !letters.includes(asked)) return null;
  if (count <= mostTogether) return { letters, groups, letter: null };
  const letter = asked ?? letters[0] ?? null;
  return { letters, groups: groups.filter((group) => group.letter === letter), letter };
}
