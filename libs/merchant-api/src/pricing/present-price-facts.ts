import { decimalFromMinor, type DailyPrice, type LowestPriceFacts } from '@torg/commerce-sdk/domain';
import type { Shop } from '../market/find-shop.ts';
import type { LowestPriceType, PriceLogItemType } from '../generated/contract.ts';
import type { Presented } from '../scope/presented.ts';
import { moneyFormatter, presentPrice, type Taxed } from './present-price.ts';

/** The comparison that the law asks for, as the contract's LowestPriceType; every card of every list has one. */
export function presentLowestPrice(facts: LowestPriceFacts, taxed: Taxed, shop: Shop): Presented<LowestPriceType> {
  const format = moneyFormatter(shop);
  const [selling, comparison] = [taxed(facts.selling), taxed(facts.comparison)];
  const lowest = taxed(facts.lowest);
  const discount = { incVat: comparison.incVat - selling.incVat, exVat: comparison.exVat - selling.exVat };
  const vat = selling.incVat - selling.exVat;
  return {
    sellingPriceIncVat: decimalFromMinor(selling.incVat),
    sellingPriceExVat: decimalFromMinor(selling.exVat),
    sellingPriceIncVatFormatted: () => format(selling.incVat),
    sellingPriceExVatFormatted: () => format(selling.exVat),
    comparisonPriceIncVat: decimalFromMinor(comparison.incVat),
    comparisonPriceExVat: decimalFromMinor(comparison.exVat),
    comparisonPriceIncVatFormatted: () => format(comparison.incVat),
    comparisonPriceExVatFormatted: () => format(comparison.exVat),
    lowestPriceIncVat: decimalFromMinor(lowest.incVat),
    lowestPriceExVat: decimalFromMinor(lowest.exVat),
    lowestPriceIncVatFormatted: () => format(lowest.incVat),
    lowestPriceExVatFormatted: () => format(lowest.exVat),
    discountIncVat: decimalFromMinor(discount.incVat),
    discountExVat: decimalFromMinor(discount.exVat),
    discountIncVatFormatted: () => format(discount.incVat),
    discountExVatFormatted: () => format(discount.exVat),
    discountPercentage: facts.discountPercentage,
    vat: decimalFromMinor(vat),
    vatFormatted: () => format(vat),
    isDiscounted: facts.isDiscounted,
  };
}

/** The price of one day, as the contract's PriceLogItemType. */
export function presentDailyPrice(
  { date, isLowest, selling, regular }: DailyPrice,
  taxed: Taxed,
  shop: Shop,
): Presented<PriceLogItemType> {
  const { currency: _currency, ...price } = presentPrice({ selling: taxed(selling), regular: taxed(regular) }, shop);
  return { ...price, date, isLowest };
}
