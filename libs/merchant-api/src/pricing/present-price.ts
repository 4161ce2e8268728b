import {
  decimalFromMinor,
  exVatFrom,
  formatMoney,
  reductionPercent,
  type MoneyFormat,
} from '@torg/commerce-sdk/domain';
import type { Shop } from '../market/find-shop.ts';
import { shopLanguageOf } from '../market/shop-language.ts';
import type { PriceType } from '../generated/contract.ts';
import type { Presented } from '../scope/presented.ts';

/** One amount from both sides of VAT, in minor units. */
export interface Amount {
  incVat: number;
  exVat: number;
}

/** Writes an amount inc VAT (minor units) of one product from both sides of VAT. */
export type Taxed = (incVat: number) => Amount;

/** Writes an amount inc VAT (minor units) from both sides of VAT. */
export function amountOf(incVat: number, rateBp: number): Amount {
  return { incVat, exVat: exVatFrom(incVat, rateBp) };
}

/** The currency and language that a shop writes money in. */
export function moneyFormatOf({ market, language }: Shop): MoneyFormat {
  return { currency: market.currency.code, language: shopLanguageOf(language.code) };
}

/** Writes amounts the way a shop does: in its currency and language. */
export function moneyFormatter(shop: Shop): (minor: number) => string {
  const format = moneyFormatOf(shop);
  return (minor) => formatMoney(minor, format);
}

/**
 * The four fields of an amount by its name, such as `sellingPriceIncVat` and `sellingPriceIncVatFormatted`, in kronor. An
 * amount is written out only where that is asked for.
 */
export function amountFields<Name extends string>(
  name: Name,
  { incVat, exVat }: Amount,
  format: (minor: number) => string,
) {
  const fields = {
    [`${name}IncVat`]: decimalFromMinor(incVat),
    [`${name}ExVat`]: decimalFromMinor(exVat),
    [`${name}IncVatFormatted`]: () => format(incVat),
    [`${name}ExVatFormatted`]: () => format(exVat),
  };
  return fields as Record<`${Name}${'IncVat' | 'ExVat'}`, number> &
    Record<`${Name}${'IncVat' | 'ExVat'}Formatted`, () => string>; // the keys are built from the name above
}

/**
 * What something costs and what it would cost without a reduction, as the contract's PriceType. Every card of every list has
 * one, so its fields are named here rather than put together.
 */
export function presentPrice({ selling, regular }: { selling: Amount; regular: Amount }, shop: Shop) {
  const format = moneyFormatter(shop);
  const discount = { incVat: regular.incVat - selling.incVat, exVat: regular.exVat - selling.exVat };
  const vat = selling.incVat - selling.exVat;
  return {
    sellingPriceIncVat: decimalFromMinor(selling.incVat),
    sellingPriceExVat: decimalFromMinor(selling.exVat),
    sellingPriceIncVatFormatted: () => format(selling.incVat),
    sellingPriceExVatFormatted: () => format(selling.exVat),
    regularPriceIncVat: decimalFromMinor(regular.incVat),
    regularPriceExVat: decimalFromMinor(regular.exVat),
    regularPriceIncVatFormatted: () => format(regular.incVat),
    regularPriceExVatFormatted: () => format(regular.exVat),
    discountIncVat: decimalFromMinor(discount.incVat),
    discountExVat: decimalFromMinor(discount.exVat),
    discountIncVatFormatted: () => format(discount.incVat),
    discountExVatFormatted: () => format(discount.exVat),
    discountPercentage: reductionPercent(selling.incVat, regular.incVat),
    vat: decimalFromMinor(vat),
    vatFormatted: () => format(vat),
    isDiscounted: discount.incVat > 0,
    currency: shop.market.currency,
  } satisfies Presented<PriceType>;
}
