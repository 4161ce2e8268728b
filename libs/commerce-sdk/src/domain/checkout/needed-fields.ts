import type { Address } from '../account/address.ts';
import type { CustomerType } from '../account/customer-type.ts';

/** A part of a checkout that is filled in, named as `CheckoutDetails` has it and as refusals tell it. */
export type CheckoutField =
  | 'email'
  | 'identityNumber'
  | 'shippingId'
  | 'pickupPoint'
  | 'paymentId'
  | `${'billingAddress' | 'shippingAddress'}.${keyof Address}`;

/** What the fields of a checkout hang on. */
export interface CheckoutSituation {
  customerType: CustomerType;
  /** Whether a bill is sent, so that whoever gets it says who they are. */
  isBilled: boolean;
  /** Whether the goods go to another address than the bill. */
  hasShippingAddress: boolean;
  /** Whether the chosen way of sending has places to fetch a parcel at. */
  hasPickupPoints: boolean;
}

const addressParts = ['firstName', 'lastName', 'addressLine1', 'zip', 'city'] as const;

/**
 * What has to be filled in before an order is taken. An organisation always says which one it is.
 *
 * @example
 * const fields = neededFields(situation);
 */
export function neededFields(situation: CheckoutSituation): readonly CheckoutField[] {
  const { customerType, isBilled, hasShippingAddress, hasPickupPoints } = situation;
  const isOrganisation = customerType === 'ORGANIZATION';
  const partsOf = (name: 'billingAddress' | 'shippingAddress'): CheckoutField[] => [
    ...(isOrganisation ? [`${name}.company` as const] : []),
    ...addressParts.map((part) => `${name}.${part}` as const),
  ];
  return [
    'email',
    ...(isOrganisation || isBilled ? (['identityNumber'] as const) : []),
    ...partsOf('billingAddress'),
    ...(hasShippingAddress ? partsOf('shippingAddress') : []),
    'shippingId',
    ...(hasPickupPoints ? (['pickupPoint'] as const) : []),
    'paymentId',
  ];
}
