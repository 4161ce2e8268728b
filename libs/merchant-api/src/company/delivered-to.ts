import { formatPostalCode } from '@torg/commerce-sdk/domain';
import type { CheckoutDraft } from '../checkout/checkout-draft.ts';
import { deliveryAddress } from '../checkout/delivery-place.rules.ts';
import type { OpenCheckout } from '../checkout/open-checkout.ts';
import { pickupPlace } from '../checkout/pickup-place.ts';

/** Where the goods of an order go, in one line: where they are fetched, else to which address; empty where nobody has said that. */
export function deliveredTo(open: Pick<OpenCheckout, 'carrierOption'> | null, draft: CheckoutDraft): string {
  const carrierOption = open?.carrierOption ?? null;
  // A way without places is no longer the one that a place was chosen for.
  const isFetched = draft.pickupPoint && carrierOption?.agents.length !== 0;
  return isFetched ? (pickupPlace(carrierOption, draft) ?? '') : addressLine(draft);
}

function addressLine(draft: CheckoutDraft): string {
  const address = deliveryAddress(draft);
  if (!address) return '';
  const { company: name, addressLine1, zip, city, country } = address;
  const place = `${formatPostalCode(zip, country)} ${city}`.trim();
  return [name, addressLine1, place].filter((part) => part !== '').join(', ');
}
