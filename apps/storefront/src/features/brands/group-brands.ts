import type { Brand } from '@torg/commerce-sdk/domain';

/** A brand as the register names it. */
export type BrandEntry = Pick<Brand, 'name' | 'canonicalUrl' | 'logo'>;

/** The brands that begin with one letter, in their order. */
export interface BrandGroup {
  /** A capital letter, or `#` for what begins with none of the language's. */
  letter: string;
  brands: readonly BrandEntry[];
}

/** A language as a register needs it. */
export interface RegisterLanguage {
  locale: string;
  /** Its capital letters, in their order. */
  alphabet: string;
}

/** What begins with a figure or a sign. */
export const noLetter = '#';

/** Puts brands under the letters of a language: an é stands under E, a Norwegian ö under Ø. Figures and signs come last. */
export function groupBrands(brands: readonly BrandEntry[], language: RegisterLanguage): readonly BrandGroup[] {
  const { compare } = new Intl.Collator(language.locale);
  const letterOf = letterFinder(language);
  const named = brands
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ name, canonicalUrl, logo }) => ({ letter: letterOf(name), brand: { name, canonicalUrl, logo } }));
  return [...language.alphabet, noLetter].flatMap((letter) => {
    const under = named.filter((entry) => entry.letter === letter).map(({ brand }) => brand);
    return under.length > 0 ? [{ letter, brands: under }] : [];
  });
}

/** The language decides which letters are the same but for their marks. */
function letterFinder({ locale, alphabet }: RegisterLanguage): (name: string) => string {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  return (name) => {
    const [initial = ''] = name.trim().normalize('NFC');
    return [...alphabet].find((letter) => compare(letter, initial) === 0) ?? noLetter;
  };
}
