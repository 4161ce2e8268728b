/** A language the shop is written in. */
export type ShopLanguage = 'sv' | 'nb';

const languages: Readonly<Record<string, ShopLanguage>> = { sv: 'sv', nb: 'nb', nn: 'nb', no: 'nb' };

/** The shop's language that a BCP 47 tag names, such as sv-SE. Throws a RangeError for every other language. */
export function shopLanguageOf(tag: string): ShopLanguage {
  const [primary = ''] = tag.toLowerCase().split('-');
  const language = Object.hasOwn(languages, primary) ? languages[primary] : undefined;
  if (language) return language;
  throw new RangeError(`Prices are written in Swedish and Norwegian (sv, nb, nn, no; also as sv-SE), not in '${tag}'`);
}
