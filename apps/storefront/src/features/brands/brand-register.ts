import type { BrandGroup } from './group-brands.ts';

/** Which part of the register is asked for. */
export interface RegisterRequest {
  letter: string | null;
  /** A part of the names that are looked for; empty where none is. */
  sought: string;
}

/** What one page of the register shows. */
export interface BrandRegister extends RegisterRequest {
  /** Every letter that some brand begins with. */
  letters: readonly string[];
  groups: readonly BrandGroup[];
}

/** More brands than these are shown one letter at a time. */
const mostTogether = 500;

/** The register's page for a letter or for what is looked for, or its first; null for a letter that no brand begins with. */
export function registerPage(
  groups: readonly BrandGroup[],
  { letter: asked, sought }: RegisterRequest,
): BrandRegister | null {
  const letters = groups.map(({ letter }) => letter);
  const words = sought.trim();
  if (words !== '') return { letters, groups: found(groups, words), letter: null, sought: words };
  const count = groups.reduce((sum, { brands }) => sum + brands.length, 0);
  if (asked !== null && !letters.includes(asked)) return null;
  if (count <= mostTogether) return { letters, groups, letter: null, sought: '' };
  const letter = asked ?? letters[0] ?? null;
  return { letters, groups: groups.filter((group) => group.letter === letter), letter, sought: '' };
}

function found(groups: readonly BrandGroup[], words: string): readonly BrandGroup[] {
  const wanted = folded(words);
  return groups.flatMap(({ letter, brands }) => {
    const fitting = brands.filter(({ name }) => folded(name).includes(wanted));
    return fitting.length > 0 ? [{ letter, brands: fitting }] : [];
  });
}

/** Without case and marks: whoever has no å on the keyboard finds it by an a. */
function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
