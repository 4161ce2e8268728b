import { readPostalCode } from '@torg/commerce-sdk/domain';
import type { Address, CheckoutDraft } from './checkout-draft.ts';

/** Where the goods go: the shipping address where there is one, else the billing address. */
export function deliveryAddress({
  shippingAddress,
  billingAddress,
}: Pick<CheckoutDraft, 'shippingAddress' | 'billingAddress'>): Address | null {
  return shippingAddress?.zip ? shippingAddress : billingAddress;
}

/** Why nothing can be sent to an address; the country is the market's, by its ISO code. */
export type DeliveryObstacle =
  { kind: 'country' | 'postal-code'; countryCode: string } | { kind: 'not-delivered'; postalCode: string };

/** What is wrong with the place of an address in a market of one country; null where nothing is. */
export function findObstacle(
  { country, zip }: Pick<Address, 'country' | 'zip'>,
  countryCode: string,
): DeliveryObstacle | null {
  // An address that names no country is one of the market's.
  if (country !== '' && country !== countryCode) return { kind: 'country', countryCode };
  return postalCodeOf(zip, countryCode) === null ? { kind: 'postal-code', countryCode } : null;
}

/** An obstacle in words: a stable code, and what to do. */
export function describeObstacle(obstacle: DeliveryObstacle): { code: string; message: string } {
  switch (obstacle.kind) {
    case 'country':
      return {
        code: 'FIELD_INVALID',
        message: `This market delivers to ${obstacle.countryCode} only. Send that as country, or order in the other country's market.`,
      };
    case 'postal-code':
      return { code: 'FIELD_INVALID', message: `There is no such postal code in ${obstacle.countryCode}. Correct it.` };
    case 'not-delivered':
      return {
        code: 'NOT_DELIVERED',
        message: `Nothing is delivered to ${obstacle.postalCode}. Send the address of another place.`,
      };
  }
}

/** Reads a postal code of a country by its ISO code and gives its digits alone; null where it is none. */
export function postalCodeOf(zip: string, countryCode: string): string | null {
  if (countryCode === 'SE' || countryCode === 'NO') return readPostalCode(zip, countryCode);
  const digits = zip.replaceAll(' ', '');
  return /^\d{5}$/.test(digits) ? digits : null;
}
