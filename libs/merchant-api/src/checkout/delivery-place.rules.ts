import { readPostalCode } from '@torg/commerce-sdk/domain';
import type { Address, CheckoutDraft } from './checkout-draft.ts';

/** Where the goods go: the shipping address where there is one, else the billing address. */
export function deliveryAddress({ shippingAddress, billingAddress }: CheckoutDraft): Address | null {
  return shippingAddress?.zip ? shippingAddress : billingAddress;
}

/** Reads a postal code of a country by its ISO code and gives its digits alone; null where it is none. */
export function postalCodeOf(zip: string, countryCode: string): string | null {
  if (countryCode === 'SE' || countryCode === 'NO') return readPostalCode(zip, countryCode);
  const digits = zip.replaceAll(' ', '');
  return /^\d{5}$/.test(digits) ? digits : null;
}
