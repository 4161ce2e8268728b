import { decimalFromMinor, type PriceBreak } from '@torg/commerce-sdk/domain';
import { amountOf } from './present-price.ts';

/** A break as the extensions' PriceBreakType; the rate of VAT in hundredths of a percent. */
export function presentBreak({ fromQuantity, price }: PriceBreak, rateBp: number) {
  const { incVat, exVat } = amountOf(price, rateBp);
  return {
    fromQuantity,
    sellingPriceIncVat: decimalFromMinor(incVat),
    sellingPriceExVat: decimalFromMinor(exVat),
  };
}
