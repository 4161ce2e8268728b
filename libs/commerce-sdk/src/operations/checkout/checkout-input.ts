import type { CheckoutDetails } from '../../domain/checkout/checkout.ts';
import { decimalFromMinor } from '../../domain/money/decimal-from-minor.ts';
import type { CheckoutInputType } from '../../generated/graphql.ts';

/** The fee for sending that takes a fee back. */
const NO_FEE = -1;

/** Writes what was filled in as the API takes it. */
export function checkoutInput({ externalShippingFee, ...details }: CheckoutDetails): CheckoutInputType {
  return {
    ...details,
    ...(externalShippingFee !== undefined && { externalShippingFee: shippingFeeInput(externalShippingFee) }),
  };
}

/** Writes a fee for sending, minor units inc VAT, as the API takes it. */
export function shippingFeeInput(fee: number | null): number {
  return fee === null ? NO_FEE : decimalFromMinor(fee);
}
