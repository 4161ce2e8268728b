import type { CarrierOption } from './carrier.ts';
import type { Address } from './checkout-draft.ts';
import type { ShippingOption } from './checkout-option.ts';
import type { CheckoutView } from './checkout-view.ts';
import { findObstacle, postalCodeOf, type DeliveryObstacle } from './delivery-place.rules.ts';
import type { Parcel } from './parcel-of.ts';

/** How goods can be sent to where they go. */
export interface OfferedShipping {
  /** Why nothing is sent there; null where it is, or where they go is not known yet. */
  obstacle: DeliveryObstacle | null;
  shippingOptions: readonly ShippingOption[];
  /** The ways of sending that wait for a postal code. */
  awaitingPostalCode: readonly ShippingOption[];
  /** What the carrier says of the options; null where it was not asked or did not answer. */
  carrierOptions: readonly CarrierOption[] | null;
}

/**
 * Finds how a parcel can be sent to an address, which may be known by its postal code alone: in no way that its carrier leaves
 * out, and with no day for what is not on the shelf.
 */
export async function offeredShipping(
  view: CheckoutView,
  address: Pick<Address, 'country' | 'zip'> | null,
  { heaviestGrams, isOnShelf }: Parcel,
): Promise<OfferedShipping> {
  const none = { obstacle: null, shippingOptions: [], awaitingPostalCode: [], carrierOptions: null };
  const { market, language } = view.shop;
  const countryCode = market.country.code;
  if (market.isVirtual) return none;
  if (!address?.zip) return { ...none, awaitingPostalCode: await view.options.shipping() };
  const obstacle = findObstacle(address, countryCode);
  if (obstacle) return { ...none, obstacle };
  const postalCode = postalCodeOf(address.zip, countryCode) ?? '';
  if (!(await view.checkouts.isDeliveredTo(postalCode))) {
    return { ...none, obstacle: { kind: 'not-delivered' as const, postalCode } };
  }
  const { timeZone, currency } = market;
  const question = {
    countryCode,
    postalCode,
    languageId: language.id,
    currency: currency.code,
    timeZone,
    now: view.now,
    heaviestGrams,
  };
  const [options, carried] = await Promise.all([
    view.options.shipping(),
    // Without its carrier the shop still sells, by its own names and fees.
    view.carrier.optionsFor(question).catch(() => null),
  ]);
  const isCarried = ({ carrierOptionId }: ShippingOption) =>
    carrierOptionId === null || carried === null || carried.some(({ id }) => id === carrierOptionId);
  return {
    ...none,
    shippingOptions: options.filter(isCarried),
    carrierOptions: isOnShelf ? carried : (carried?.map(withoutDay) ?? null),
  };
}

function withoutDay(option: CarrierOption): CarrierOption {
  return { ...option, description1: '', earliestDate: null };
}
