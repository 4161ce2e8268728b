import { minorFromDecimal } from '../money/minor-from-decimal.ts';
import type { VatAmount } from '../money/money.ts';
import { isBaseUnit, type BaseUnit } from './unit-price.ts';

/** What a kilogram, litre, metre, square metre or piece costs, as the API states it. */
export interface StatedUnitPrice {
  price: VatAmount;
  unit: BaseUnit;
}

/**
 * The price by unit that a product states among its facts (`unit-price.amount` in kronor inc VAT, `unit-price.unit`); null
 * where it states none. Without VAT it bears the same VAT as the pack that it is the price of.
 *
 * @example
 * statedUnitPrice(new Map([['content', '250 g']]), { incVat: 4900, exVat: 4623 }); // null where no fact says it
 */
export function statedUnitPrice(facts: ReadonlyMap<string, string>, selling: VatAmount): StatedUnitPrice | null {
  const unit = facts.get('unit-price.unit');
  const amount = Number(facts.get('unit-price.amount') ?? Number.NaN);
  if (unit === undefined || !isBaseUnit(unit) || !Number.isFinite(amount) || selling.incVat <= 0) return null;
  const incVat = minorFromDecimal(amount);
  return { price: { incVat, exVat: Math.round((incVat * selling.exVat) / selling.incVat) }, unit };
}
