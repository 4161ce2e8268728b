import { formatPostalCode } from '@torg/commerce-sdk/domain';
import type { CarrierOption } from './carrier.ts';
import type { Address, CheckoutDraft } from './checkout-draft.ts';
import { deliveryAddress } from './delivery-place.rules.ts';

/**
 * Where the goods are fetched, as a line of text; null where they are not fetched. A channel with a carrier of its own names
 * its places itself.
 */
export function pickupPlace(
  carrierOption: Pick<CarrierOption, 'agents'> | null,
  { pickupPoint, ...addresses }: Pick<CheckoutDraft, 'pickupPoint' | 'shippingAddress' | 'billingAddress'>,
): string | null {
  const point = carrierOption?.agents.find(({ id }) => id === pickupPoint);
  if (!point) return pickupPoint || null;
  const { name, address1, zipCode, country } = point;
  const city = point.city || townOf(zipCode, deliveryAddress(addresses));
  return [name, address1, `${unbroken(formatPostalCode(zipCode, country))} ${city}`.trim()].join(', ');
}

/** A place of the buyer's own postal code, of which the carrier names no town, is in the buyer's. */
function townOf(zipCode: string, address: Address | null): string {
  const codeOf = (text: string) => text.replaceAll(/\D/g, '');
  return address && codeOf(address.zip) === codeOf(zipCode) ? address.city : '';
}

/** In a line of text, a postal code would else break at its space. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
