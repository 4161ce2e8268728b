import { decimalFromMinor, type DailyPrice, type LowestPriceFacts } from '@torg/commerce-sdk/domain';
import type { Shop } from '../market/find-shop.ts';
import { amountFields, amountOf, moneyFormatter, presentPrice } from './present-price.ts';

/** The comparison that the law asks for, as the contract's LowestPriceType. */
export function presentLowestPrice(facts: LowestPriceFacts, rateBp: number, shop: Shop) {
  const format = moneyFormatter(shop);
  const [selling, comparison] = [amountOf(facts.selling, rateBp), amountOf(facts.comparison, rateBp)];
  const discount = { incVat: comparison.incVat - selling.incVat, exVat: comparison.exVat - selling.exVat };
  const vat = selling.incVat - selling.exVat;
  return {
    ...amountFields('sellingPrice', selling, format),
    ...amountFields('comparisonPrice', comparison, format),
    ...amountFields('lowestPrice', amountOf(facts.lowest, rateBp), format),
    ...amountFields('discount', discount, format),
    discountPercentage: facts.discountPercentage,
    vat: decimalFromMinor(vat),
    vatFormatted: () => format(vat),
    isDiscounted: facts.isDiscounted,
  };
}

/** The price of one day, as the contract's PriceLogItemType. */
export function presentDailyPrice({ date, isLowest, selling, regular }: DailyPrice, rateBp: number, shop: Shop) {
  const { currency: _currency, ...price } = presentPrice(
    { selling: amountOf(selling, rateBp), regular: amountOf(regular, rateBp) },
    shop,
  );
  return { ...price, date, isLowest };
}
