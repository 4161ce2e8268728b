import type { Minor } from './money.ts';
import { findShopLanguage, type ShopLanguage } from './shop-language.ts';

/** How an amount is written. */
export interface MoneyFormat {
  /** ISO 4217 code, such as SEK. */
  currency: string;
  /** BCP 47, with or without a region, such as `sv`, `sv-SE`, `nb-NO` or `en-GB`. */
  language: string;
}

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';
const separators = {
  sv: { group: NO_BREAK_SPACE, decimal: ',' },
  nb: { group: NO_BREAK_SPACE, decimal: ',' },
} as const satisfies Record<ShopLanguage, { group: string; decimal: string }>;
const crowns: readonly string[] = ['SEK', 'NOK', 'DKK'];

/**
 * Writes minor units as a price: `1 234,50 kr`, and `99 kr` when there are no öre. Spaces do not break, and the minus is
 * U+2212. Throws a RangeError for a language that the platform does not know.
 *
 * Swedish and Norwegian, the shop's languages, are not left to Intl: server and browser may carry different versions of its
 * data, and a price that changes on hydration is a bug. Every other language is.
 *
 * @example
 * formatMoney(123_450, { currency: 'SEK', language: 'sv-SE' }); // 1 234,50 kr
 * formatMoney(123_450, { currency: 'GBP', language: 'en-GB' }); // £1,234.50
 */
export function formatMoney(minor: Minor, { currency, language }: MoneyFormat): string {
  const ours = findShopLanguage(language);
  return ours ? inShopLanguage(minor, currency, ours) : byIntl(minor, currency, language);
}

function byIntl(minor: Minor, currency: string, language: string): string {
  const rounded = Math.round(minor);
  const digits = rounded % 100 === 0 ? 0 : 2;
  const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(knownLanguage(language), style).format(rounded === 0 ? 0 : rounded / 100);
}

/** Left alone, Intl writes in the language of the machine what it does not know. */
function knownLanguage(language: string): string {
  try {
    const [known] = Intl.NumberFormat.supportedLocalesOf(language);
    if (known) return known;
  } catch {
    // Not a tag at all.
  }
  throw new RangeError(
    `Prices are written in a language that BCP 47 names, such as sv-SE or en-GB, not in '${language}'`,
  );
}

function inShopLanguage(minor: Minor, currency: string, language: ShopLanguage): string {
  const { group, decimal } = separators[language];
  const size = Math.abs(Math.round(minor));
  const whole = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  const fraction = size % 100;
  const amount = fraction === 0 ? whole : `${whole}${decimal}${String(fraction).padStart(2, '0')}`;
  const symbol = crowns.includes(currency) ? 'kr' : currency;
  return `${minor < 0 && size > 0 ? MINUS : ''}${amount}${symbol && NO_BREAK_SPACE}${symbol}`;
}
