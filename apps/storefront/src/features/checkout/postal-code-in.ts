import { readPostalCode } from '@torg/commerce-sdk/domain';

/** Reads a postal code of a country and gives its digits; null where it is none. */
export function postalCodeIn(country: string, text: string): string | null {
  if (country === 'SE' || country === 'NO') return readPostalCode(text, country);
  const digits = text.replaceAll(' ', '');
  return /^\d{5}$/.test(digits) ? digits : null;
}
