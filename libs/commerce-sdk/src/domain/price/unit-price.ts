import { formatMoney, type MoneyFormat } from '../money/format-money.ts';
import type { Minor } from '../money/money.ts';
import { shopLanguageOf, type ShopLanguage } from '../money/shop-language.ts';

/** What prices per unit are given for; `piece` is for what is sold by number. */
export type BaseUnit = 'kg' | 'l' | 'm' | 'm2' | 'piece';

/** How much a pack holds. */
export interface PackContent {
  amount: number;
  unit: ContentUnit;
}

/** What a pack's content is measured in. */
export type ContentUnit = 'g' | 'kg' | 'ml' | 'cl' | 'dl' | 'l' | 'm' | 'm2' | 'piece';

/** The price of one kilogram, litre, metre, square metre or piece, in minor units on the side of VAT of the pack's price. */
export interface UnitPrice {
  price: Minor;
  unit: BaseUnit;
}

const measures: Readonly<Record<ContentUnit, { unit: BaseUnit; ofBase: number }>> = {
  g: { unit: 'kg', ofBase: 1000 },
  kg: { unit: 'kg', ofBase: 1 },
  ml: { unit: 'l', ofBase: 1000 },
  cl: { unit: 'l', ofBase: 100 },
  dl: { unit: 'l', ofBase: 10 },
  l: { unit: 'l', ofBase: 1 },
  m: { unit: 'm', ofBase: 1 },
  m2: { unit: 'm2', ofBase: 1 },
  piece: { unit: 'piece', ofBase: 1 },
};

/** Whether a text names a unit that prices are given for. */
export function isBaseUnit(unit: string): unit is BaseUnit {
  return Object.hasOwn(unitNames.sv, unit);
}

/**
 * Whether a text names a unit that content is measured in.
 *
 * @example
 * isContentUnit('kg'); // true
 */
export function isContentUnit(unit: string): unit is ContentUnit {
  return Object.hasOwn(measures, unit);
}

/**
 * The price per unit that must stand beside a selling price, or null where none must. It follows a reduced price. Sweden
 * (prisinformationslagen, jämförpris) also compares what is sold by number; Norway (prisopplysningsforskriften §§ 4-5,
 * enhetspris) knows weight, volume, length and area. Neither asks for what only repeats the selling price.
 * `countryCode` is ISO 3166, such as NO.
 *
 * @example
 * unitPrice(4900, { amount: 250, unit: 'g' }, 'SE'); // 196 kr a kilogram
 */
export function unitPrice(selling: Minor, { amount, unit }: PackContent, countryCode: string): UnitPrice | null {
  const base = measures[unit];
  if (!(amount > 0) || amount === base.ofBase) return null;
  if (base.unit === 'piece' && countryCode === 'NO') return null;
  return { price: Math.round((selling * base.ofBase) / amount), unit: base.unit };
}

const unitNames: Record<ShopLanguage, Record<BaseUnit, string>> = {
  sv: { kg: 'kg', l: 'l', m: 'm', m2: 'm²', piece: 'st' },
  nb: { kg: 'kg', l: 'l', m: 'm', m2: 'm²', piece: 'stk' },
};

/**
 * Writes a price per unit, always with two decimals as the Norwegian rule asks: `398,00 kr/kg`.
 *
 * @example
 * const each = unitPrice(4900, { amount: 250, unit: 'g' }, 'SE');
 * if (each) formatUnitPrice(each, { currency: 'SEK', language: 'sv-SE' });
 */
export function formatUnitPrice({ price, unit }: UnitPrice, format: MoneyFormat): string {
  const money = formatMoney(price, format);
  const withDecimals = price % 100 === 0 ? money.replace(/\d(?=\D*$)/, '$&,00') : money;
  return `${withDecimals}/${unitNames[shopLanguageOf(format.language)][unit]}`;
}
