import { minorFromDecimal } from '../../domain/money/minor-from-decimal.ts';
import type { VatAmount } from '../../domain/money/money.ts';
import type { LowestPrice, Price, PriceLogEntry } from '../../domain/price/price.ts';
import type { LowestPriceFragment, PriceFragment, ProductQuery } from '../../generated/graphql.ts';
import { present } from '../present.ts';

/** Turns an amount in kronor, seen from both sides of VAT, into minor units. */
export function toVatAmount(incVat: number, exVat: number): VatAmount {
  return { incVat: minorFromDecimal(incVat), exVat: minorFromDecimal(exVat) };
}

/** Turns the API's price in kronor into the shop's in minor units. */
export function toPrice(price: PriceFragment): Price {
  return {
    currency: price.currency?.code ?? '',
    selling: toVatAmount(price.sellingPriceIncVat, price.sellingPriceExVat),
    regular: toVatAmount(price.regularPriceIncVat, price.regularPriceExVat),
    vat: minorFromDecimal(price.vat),
    isDiscounted: price.isDiscounted,
    discountPercentage: price.discountPercentage,
  };
}

/**
 * Turns the API's lowest-price comparison in kronor into the shop's in minor units. The API gives one for every product;
 * where nothing is reduced there is nothing to compare, and null keeps it off every page.
 */
export function toLowestPrice(price: LowestPriceFragment | null | undefined): LowestPrice | null {
  if (!price?.isDiscounted) return null;
  return {
    isDiscounted: price.isDiscounted,
    discountPercentage: price.discountPercentage,
    selling: toVatAmount(price.sellingPriceIncVat, price.sellingPriceExVat),
    comparison: toVatAmount(price.comparisonPriceIncVat, price.comparisonPriceExVat),
    lowest: toVatAmount(price.lowestPriceIncVat, price.lowestPriceExVat),
  };
}

/** Turns the API's price history into the shop's, in minor units. */
export function toPriceLog(log: NonNullable<ProductQuery['product']>['priceLog']): PriceLogEntry[] {
  return present(log).map(({ date, sellingPriceIncVat, sellingPriceExVat, isLowest }) => ({
    date,
    selling: toVatAmount(sellingPriceIncVat, sellingPriceExVat),
    isLowest,
  }));
}
