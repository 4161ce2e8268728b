import { formatPostalCode } from '@torg/commerce-sdk/domain';
import type { CarrierOption } from './carrier.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/**
 * Where the goods are fetched, as a line of text; null where they are not fetched. A channel with a carrier of its own names
 * its places itself.
 */
export function pickupPlace(
  carrierOption: Pick<CarrierOption, 'agents'> | null,
  { pickupPoint }: Pick<CheckoutDraft, 'pickupPoint'>,
): string | null {
  const point = carrierOption?.agents.find(({ id }) => id === pickupPoint);
  if (!point) return pickupPoint || null;
  const { name, address1, zipCode, country, city } = point;
  return [name, address1, `${unbroken(formatPostalCode(zipCode, country))} ${city}`.trim()].join(', ');
}

/** In a line of text, a postal code would else break at its space. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
