import {
  readEInvoiceAddress,
  readIdentityNumber,
  readPhoneNumber,
  readPostalCode,
  type CustomerType,
} from '@torg/commerce-sdk/domain';
import type { Field } from './field.ts';

/** What fields are judged by that hang on country and day. */
export interface MarketRules {
  /** ISO 3166. */
  country: string;
  /** ISO date. */
  today: string;
}

/** Reads a postal code of a country and gives its digits; null where it is none. */
export function postalCodeIn(country: string, text: string): string | null {
  if (country === 'SE' || country === 'NO') return readPostalCode(text, country);
  const digits = text.replaceAll(' ', '');
  return /^\d{5}$/.test(digits) ? digits : null;
}

/** A postal code of the country that has to be there. */
export function postalCodeField(country: string): Field<string> {
  return {
    read(typed) {
      if (!typed?.trim()) return { refusal: 'required' };
      const zip = postalCodeIn(country, typed);
      return zip === null ? { refusal: 'postalCode' } : { value: zip };
    },
  };
}

/** The number of a person or an organization, which has to be there. */
export function identityField(rules: MarketRules & { customerType: CustomerType }): Field<string> {
  const refusal = rules.customerType === 'ORGANIZATION' ? 'organisationId' : 'personalId';
  return {
    read(typed) {
      if (!typed?.trim()) return { refusal: 'required' };
      const number = readIdentityNumber(typed, rules);
      return number === null ? { refusal } : { value: number };
    },
  };
}

/** The address for electronic invoices, which may be left out. */
export function eInvoiceField(rules: MarketRules): Field<string> {
  return {
    read(typed) {
      if (!typed?.trim()) return { value: '' };
      const address = readEInvoiceAddress(typed, rules);
      return address === null ? { refusal: 'eInvoice' } : { value: address };
    },
  };
}

/** A number of the country, or one of another that is written in full; it may be left out. */
export function phoneField(country: string): Field<string> {
  return {
    read(typed) {
      const text = (typed ?? '').trim();
      if (text === '') return { value: '' };
      const own = country === 'SE' || country === 'NO' ? readPhoneNumber(text, country) : null;
      if (own) return { value: own.e164 };
      const digits = text.replaceAll(/[\s()./-]/g, '').replace(/^00/, '+');
      const isAbroad = /^\+[1-9]\d{6,14}$/.test(digits) && !digits.startsWith(country === 'NO' ? '+47' : '+46');
      return isAbroad ? { value: digits } : { refusal: 'phone' };
    },
  };
}
