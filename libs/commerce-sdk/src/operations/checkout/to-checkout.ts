import type { Checkout } from '../../domain/checkout/checkout.ts';
import { MissingDataError } from '../../errors/missing-data-error.ts';
import type { CheckoutFragment } from '../../generated/graphql.ts';
import { toAddress } from '../account/to-address.ts';
import { toCart } from '../cart/to-cart.ts';
import { present } from '../present.ts';
import type { AddressScope } from '../../domain/address/without-market.ts';
import { toPaymentOption, toShippingOption } from './to-option.ts';

/** Turns the API's checkout into the shop's. One without its cart cannot be gone on with, so it counts as no answer at all. */
export function toCheckout(checkout: CheckoutFragment | null, operationName: string, scope: AddressScope): Checkout {
  if (!checkout) throw new MissingDataError(operationName);
  return {
    cart: toCart(checkout.cart, operationName, scope),
    email: checkout.email ?? '',
    identityNumber: checkout.identityNumber ?? '',
    billingAddress: toAddress(checkout.billingAddress),
    shippingAddress: toAddress(checkout.shippingAddress),
    shippingOptions: present(checkout.shippingOptions).map(toShippingOption),
    paymentOptions: present(checkout.paymentOptions).map(toPaymentOption),
    shippingData: checkout.shippingData,
    isBlocked: checkout.checkoutStatus === 'CUSTOMER_BLACKLISTED',
  };
}
