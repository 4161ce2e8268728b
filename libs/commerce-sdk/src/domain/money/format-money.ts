import type { Minor } from './money.ts';
import { shopLanguageOf, type ShopLanguage } from './shop-language.ts';

/** How an amount is written. */
export interface MoneyFormat {
  /** ISO 4217 code, such as SEK. */
  currency: string;
  /** BCP 47: Swedish or Norwegian, with or without a region, such as `sv`, `sv-SE` or `nb-NO`. */
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
 * U+2212. Throws a RangeError for a language that is neither Swedish nor Norwegian.
 *
 * Not Intl: server and browser may carry different versions of its data, and a price that changes on hydration is a bug.
 */
export function formatMoney(minor: Minor, { currency, language }: MoneyFormat): string {
  const { group, decimal } = separators[shopLanguageOf(language)];
  const size = Math.abs(Math.round(minor));
  const whole = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  const fraction = size % 100;
  const amount = fraction === 0 ? whole : `${whole}${decimal}${String(fraction).padStart(2, '0')}`;
  const symbol = crowns.includes(currency) ? 'kr' : currency;
  return `${minor < 0 && size > 0 ? MINUS : ''}${amount}${symbol && NO_BREAK_SPACE}${symbol}`;
}
