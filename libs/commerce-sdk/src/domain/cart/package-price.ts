import { exVatFrom } from '../money/ex-vat-from.ts';
import { spreadAmount } from '../money/spread-amount.ts';
import { sumVatAmounts } from '../money/sum-vat-amounts.ts';
import type { VatAmount } from '../money/money.ts';
import type { Price } from '../price/price.ts';
import { rateOf } from './line-rate.ts';

/** One part of a package: what a unit of it costs by itself, null where it is not sold so, and how many units are in. */
export interface PackagePart {
  price: Pick<Price, 'selling' | 'regular'> | null;
  quantity: number;
}

/** What a package comes to, in minor units. */
export interface PackagePrice {
  /** What it costs. */
  selling: VatAmount;
  /** What its parts cost one by one. */
  apart: VatAmount;
}

/**
 * Works out what one package costs with what is picked, as a cart without promotions counts it (decision 13): at most what
 * its parts cost one by one, spread over them in proportion, each with its own VAT. `own` is the package's own price.
 *
 * @example
 * const price = packagePrice({ selling: { incVat: 9900, exVat: 7920 } }, []);
 */
export function packagePrice(own: Pick<Price, 'selling'>, parts: readonly PackagePart[]): PackagePrice {
  const sums = parts.map(({ price, quantity }) => (price?.selling.incVat ?? 0) * quantity);
  const shares = spreadAmount(own.selling.incVat, sums);
  const taxed = (amounts: readonly number[]) =>
    sumVatAmounts(amounts.map((incVat, index) => withVat(incVat, parts[index])));
  return { selling: taxed(shares), apart: taxed(sums) };
}

function withVat(incVat: number, part: PackagePart | undefined): VatAmount {
  const price = part?.price;
  const rateBp = price ? rateOf([price.selling, price.regular]).rateBp : 0;
  return { incVat, exVat: exVatFrom(incVat, rateBp) };
}
