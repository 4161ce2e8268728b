import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import type { RecountableCart } from '../cart/count-cart.ts';
import type { DeliveryEstimateType, DeliveryWayType } from '../generated/extensions.ts';
import type { Presented } from '../scope/presented.ts';
import type { CarrierOption } from './carrier.ts';
import type { ShippingOption } from './checkout-option.ts';
import type { CheckoutView } from './checkout-view.ts';
import type { DeliveryObstacle } from './delivery-place.rules.ts';
import type { OfferedShipping } from './offered-shipping.ts';

/** An estimate as the extension's DeliveryEstimateType. */
export function presentDeliveryEstimate(
  { offered, cart }: { offered: OfferedShipping; cart: RecountableCart },
  { shop }: Pick<CheckoutView, 'shop'>,
): Presented<DeliveryEstimateType> {
  const { obstacle, shippingOptions, carrierOptions } = offered;
  return {
    problem: obstacle && problemOf(obstacle),
    currency: shop.market.currency.code,
    ways: shippingOptions.map((option) =>
      presentWay(option, cart, carrierOptions?.find(({ id }) => id === option.carrierOptionId) ?? null),
    ),
  };
}

function problemOf({ kind }: DeliveryObstacle) {
  return kind === 'not-delivered' ? 'NOT_DELIVERED' : 'POSTAL_CODE';
}

function presentWay(
  option: ShippingOption,
  cart: RecountableCart,
  carrier: CarrierOption | null,
): Presented<DeliveryWayType> {
  const { fee, leftToFree } = cart.totalsWith({ ...cart.fees, shipping: option }).shipping;
  const points = carrier?.agents.toSorted((one, other) => one.distance - other.distance) ?? [];
  return {
    id: option.id,
    name: option.name,
    feeIncVat: decimalFromMinor(fee.incVat),
    feeExVat: decimalFromMinor(fee.exVat),
    amountLeftToFreeShipping: leftToFree === null ? null : decimalFromMinor(leftToFree),
    arrival: carrier?.description1 ?? '',
    earliestDate: carrier?.earliestDate ?? null,
    about: carrier?.description2 ?? '',
    pickupPoints: points.map(({ id, name, address1, address2, city, distance }) => {
      const address = [address1, address2].filter(Boolean).join(', ');
      return { id, name, address, city, distance: Math.round(distance) };
    }),
  };
}
