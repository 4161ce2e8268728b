import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import { presentCountedCart } from '../cart/present-cart.ts';
import { amountFields, moneyFormatter } from '../pricing/present-price.ts';
import type { CarrierOption } from './carrier.ts';
import type { PaymentOption, ShippingOption } from './checkout-option.ts';
import type { CheckoutView } from './checkout-view.ts';
import { chosenPayment } from './chosen-fees.ts';
import type { OpenCheckout } from './open-checkout.ts';

/** A checkout as the contract's CheckoutType. */
export function presentCheckout(checkout: OpenCheckout, view: CheckoutView) {
  const { draft, cart, shippingOptions, payment, carrierOptions, isBlocked } = checkout;
  return {
    email: draft.email,
    identityNumber: draft.identityNumber,
    cart: presentCountedCart(cart, view),
    billingAddress: draft.billingAddress,
    shippingAddress: draft.shippingAddress,
    consents: [],
    shippingOptions: shippingOptions.map((option) => presentShippingOption(option, checkout, view)),
    paymentOptions: payment.options.map((option) => presentPaymentOption(option, checkout, view)),
    shippingData: carrierOptions && carrierData(carrierOptions, checkout),
    checkoutStatus: isBlocked ? 'CUSTOMER_BLACKLISTED' : 'OK',
  };
}

/** What an option would cost this cart; the contract writes -1 where no limit makes it free. */
function presentShippingOption(option: ShippingOption, checkout: OpenCheckout, view: CheckoutView) {
  const { cart, shipping, shippingOptions, carrierOptions } = checkout;
  const format = moneyFormatter(view.shop);
  const { fee, leftToFree } = cart.totalsWith({ ...cart.fees, shipping: option }).shipping;
  const offered = carrierOptions?.find(({ id }) => id === option.carrierOptionId);
  return {
    id: option.id,
    name: option.name,
    displayName: option.name,
    ...amountFields('fee', fee, format),
    isDefault: option === shippingOptions[0],
    isSelected: option.id === shipping?.id,
    externalId: option.carrierOptionId,
    shippingData: offered ? JSON.stringify(offered) : null,
    amountLeftToFreeShipping: leftToFree === null ? -1 : decimalFromMinor(leftToFree),
    amountLeftToFreeShippingFormatted: leftToFree === null ? null : format(leftToFree),
    logo: null,
    subOptions: [],
  };
}

function presentPaymentOption(option: PaymentOption, { cart, payment }: OpenCheckout, view: CheckoutView) {
  const fee = cart.totalsWith({ ...cart.fees, payment: chosenPayment(option) }).paymentFee;
  return {
    id: option.id,
    name: option.name,
    displayName: option.name,
    logo: null,
    ...amountFields('fee', fee, moneyFormatter(view.shop)),
    isDefault: option === payment.options[0] && !option.isCredit,
    isSelected: option.id === payment.selected?.id,
    paymentType: option.paymentType,
    checkoutType: checkoutTypeOf(option),
    paymentData: null,
    newCheckoutSession: false,
  };
}

/** Where the contract has the way of paying handled: by the shop, on the provider's page, or by the provider's form. */
function checkoutTypeOf({ kind }: PaymentOption): string {
  switch (kind) {
    case 'invoice':
      return 'STANDARD';
    case 'redirect':
      return 'GEINS_PAY';
    case 'embedded':
      return 'EXTERNAL';
  }
}

/** The carrier's options that the shop offers, in nShift's form, at the shop's own fees in kronor. */
function carrierData(offered: readonly CarrierOption[], { cart, shippingOptions, shipping }: OpenCheckout): string {
  const options = shippingOptions.flatMap((option) => {
    const own = offered.find(({ id }) => id === option.carrierOptionId);
    const fee = cart.totalsWith({ ...cart.fees, shipping: option }).shipping.fee.incVat;
    return own ? [{ ...own, priceValue: decimalFromMinor(fee) }] : [];
  });
  return JSON.stringify({ options, selectedOptionId: shipping?.carrierOptionId ?? null });
}
