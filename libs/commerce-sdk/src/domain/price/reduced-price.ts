import type { VatAmount } from '../money/money.ts';
import type { Price } from './price.ts';
import { reductionPercent } from './reduction-percent.ts';

/** A price from what something costs and what it would without reductions, in minor units. */
export function reducedPrice(currency: string, selling: VatAmount, regular: VatAmount): Price {
  return {
    currency,
    selling,
    regular,
    vat: selling.incVat - selling.exVat,
    isDiscounted: selling.incVat < regular.incVat,
    discountPercentage: reductionPercent(selling.incVat, regular.incVat),
  };
}
