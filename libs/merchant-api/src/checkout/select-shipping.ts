import type { CartRecord } from '../cart/cart-record.ts';
import type { CarrierOption } from './carrier.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { ShippingOption } from './checkout-option.ts';
import type { CheckoutView } from './checkout-view.ts';
import { deliveryAddress } from './delivery-place.rules.ts';
import { offeredShipping, type OfferedShipping } from './offered-shipping.ts';
import { parcelOf } from './parcel-of.ts';
import { sentByMail } from './sent-by-mail.ts';

/** How a cart can be sent, and how it will be. */
export interface SelectedShipping extends OfferedShipping {
  /** What was chosen where it is still offered, else the first; null where nothing is. */
  shipping: ShippingOption | null;
  /** What the carrier says of it; null where it knows nothing of it. */
  carrierOption: CarrierOption | null;
  /** What the carrier asks for it and a client sent along, minor units inc VAT; null where the option's own fee holds. */
  carrierFee: number | null;
}

/**
 * Finds the way in which a cart is sent as its checkout is filled in. Cart and checkout both ask here, so they count one
 * fee.
 */
export async function selectShipping(
  view: CheckoutView,
  cart: CartRecord,
  draft: CheckoutDraft,
): Promise<SelectedShipping> {
  const offered = await offeredFor(view, cart, draft);
  const { shippingOptions, carrierOptions } = offered;
  const shipping = shippingOptions.find(({ id }) => id === draft.shippingId) ?? shippingOptions[0] ?? null;
  const carrierOption = carrierOptions?.find(({ id }) => id === shipping?.carrierOptionId) ?? null;
  const isAsked = shipping !== null && draft.externalShippingFee === carrierOption?.price;
  return { ...offered, shipping, carrierOption, carrierFee: isAsked ? draft.externalShippingFee : null };
}

async function offeredFor(view: CheckoutView, cart: CartRecord, draft: CheckoutDraft): Promise<OfferedShipping> {
  const mail = view.shop.market.isVirtual ? null : await sentByMail(view, cart);
  return mail
    ? { obstacle: null, shippingOptions: [mail], awaitingPostalCode: [], carrierOptions: null }
    : offeredShipping(view, deliveryAddress(draft), await parcelOf(view, cart));
}
