import { InvalidArgumentError } from '../../errors/invalid-argument-error.ts';

/** A language the shop is written in. */
export type ShopLanguage = 'sv' | 'nb';

const languages: Readonly<Record<string, ShopLanguage>> = { sv: 'sv', nb: 'nb', nn: 'nb', no: 'nb' };

/** The shop's language that a BCP 47 tag names, such as sv-SE; null for every other language. */
export function findShopLanguage(tag: string): ShopLanguage | null {
  const [primary = ''] = tag.toLowerCase().split('-');
  return (Object.hasOwn(languages, primary) && languages[primary]) || null;
}

/** As `findShopLanguage`. Throws an `InvalidArgumentError` for every other language. */
export function shopLanguageOf(tag: string): ShopLanguage {
  const language = findShopLanguage(tag);
  if (language) return language;
  throw new InvalidArgumentError('language', 'Swedish or Norwegian (sv, nb, nn or no, also as sv-SE)', tag);
}
