import { InvalidArgumentError } from '../../errors/invalid-argument-error.ts';
import { expectNumber, expectText } from '../expect-argument.ts';
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
const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';

/**
 * Writes minor units as a price: `1 234,50 kr`, and `99 kr` when there are no öre. Spaces do not break, and the minus is
 * U+2212. Currencies without a smaller unit, such as the yen and Iceland's
 * crown, are written without decimals. Throws an `InvalidArgumentError` for a language that the platform does not know.
 *
 * Swedish and Norwegian, the shop's languages, are not left to Intl: server and browser may carry different versions of its
 * data, and a price that changes on hydration is a bug. Every other language is.
 *
 * @example
 * formatMoney(123_450, { currency: 'SEK', language: 'sv-SE' }); // 1 234,50 kr
 * formatMoney(123_450, { currency: 'GBP', language: 'en-GB' }); // £1,234.50
 */
export function formatMoney(minor: Minor, { currency, language }: MoneyFormat): string {
  expectNumber('minor', minor);
  expectText('currency', currency);
  expectText('language', language);
  const ours = findShopLanguage(language);
  return ours ? inShopLanguage(minor, currency, ours) : byIntl(minor, currency, language);
}

/** Whole minor units, or whole units of a currency that has no smaller ones (ISO 4217). */
function toWritten(minor: Minor, currency: string): Minor {
  const step = WITHOUT_DECIMALS.includes(currency) ? 100 : 1;
  return Math.round(minor / step) * step;
}

function byIntl(minor: Minor, currency: string, language: string): string {
  const rounded = toWritten(minor, currency);
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
  throw new InvalidArgumentError('language', 'a language that BCP 47 names, such as sv-SE or en-GB', language);
}

function inShopLanguage(minor: Minor, currency: string, language: ShopLanguage): string {
  const { group, decimal } = separators[language];
  const size = Math.abs(toWritten(minor, currency));
  const whole = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  const fraction = size % 100;
  const amount = fraction === 0 ? whole : `${whole}${decimal}${String(fraction).padStart(2, '0')}`;
  const symbol = crowns.includes(currency) ? 'kr' : currency;
  return `${minor < 0 && size > 0 ? MINUS : ''}${amount}${symbol && NO_BREAK_SPACE}${symbol}`;
}
