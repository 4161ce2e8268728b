/** The languages of the shop, the default one first. */
export const locales = ['sv', 'nb'] as const;

/** A language of the shop: Swedish or Norwegian bokmål. */
export type Locale = (typeof locales)[number];

/** The language of a host that belongs to none. */
export const defaultLocale: Locale = 'sv';

/** Tells whether a text names a language of the shop. */
export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text); // widened, because `includes` takes only members of its array
}
