import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import { presentCountedCart } from '../cart/present-cart.ts';
import { amountFields, moneyFormatter } from '../pricing/present-price.ts';
import type { CheckoutType, PaymentCheckout } from '../generated/contract.ts';
import type { Presented } from '../scope/presented.ts';
import type { CarrierOption } from './carrier.ts';
import type { PaymentOption, ShippingOption } from './checkout-option.ts';
import type { CheckoutView } from './checkout-view.ts';
import { chosenPayment } from './chosen-fees.ts';
import { describeObstacle } from './delivery-place.rules.ts';
import type { OpenCheckout } from './open-checkout.ts';
import type { PaymentForm } from './payment-forms.ts';

/** A checkout as the contract's CheckoutType. */
export function presentCheckout(
  checkout: OpenCheckout,
  view: CheckoutView,
  form: PaymentForm | null,
): Presented<CheckoutType> {
  const { draft, cart, shippingOptions, payment, isBlocked } = checkout;
  return {
    email: draft.email,
    identityNumber: draft.identityNumber,
    cart: presentCountedCart(cart, view),
    billingAddress: draft.billingAddress,
    shippingAddress: draft.shippingAddress,
    consents: [],
    shippingOptions: shippingOptions.map((option) => presentShippingOption(option, checkout, view)),
    paymentOptions: payment.options.map((option) => presentPaymentOption(option, checkout, { view, form })),
    shippingData: shippingData(checkout),
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
    shippingData: offered ? JSON.stringify(inCarrierForm(offered)) : null,
    amountLeftToFreeShipping: leftToFree === null ? -1 : decimalFromMinor(leftToFree),
    amountLeftToFreeShippingFormatted: leftToFree === null ? null : format(leftToFree),
    logo: null,
    subOptions: [],
  };
}

function presentPaymentOption(
  option: PaymentOption,
  { cart, payment }: OpenCheckout,
  { view, form }: { view: CheckoutView; form: PaymentForm | null },
) {
  const isSelected = option.id === payment.selected?.id;
  const fee = cart.totalsWith({ ...cart.fees, payment: chosenPayment(option) }).paymentFee;
  return {
    id: option.id,
    name: option.name,
    displayName: option.name,
    logo: null,
    ...amountFields('fee', fee, moneyFormatter(view.shop)),
    isDefault: option === payment.options[0] && !option.isCredit,
    isSelected,
    paymentType: option.paymentType,
    // What costs nothing the shop orders by itself, whatever the way of paying.
    checkoutType: isSelected && cart.totals.balance.toPay.incVat === 0 ? 'STANDARD' : checkoutTypeOf(option),
    paymentData: isSelected ? (form?.html ?? null) : null,
    newCheckoutSession: isSelected && form?.isNew === true,
  };
}

/** Where the contract has the way of paying handled: by the shop, on the provider's page, or by the provider's form. */
function checkoutTypeOf({ kind }: PaymentOption): PaymentCheckout {
  switch (kind) {
    case 'invoice':
      return 'STANDARD';
    case 'redirect':
      return 'GEINS_PAY';
    case 'embedded':
      return 'EXTERNAL';
  }
}

/** The carrier's options that the shop offers, in nShift's form, at what is asked for them in kronor. */
function carrierData(offered: readonly CarrierOption[], { cart, shippingOptions, shipping }: OpenCheckout): string {
  const options = shippingOptions.flatMap((option) => {
    const own = offered.find(({ id }) => id === option.carrierOptionId);
    const fee = cart.totalsWith({ ...cart.fees, shipping: option }).shipping.fee.incVat;
    return own ? [{ ...inCarrierForm(own), priceValue: decimalFromMinor(own.price ?? fee) }] : [];
  });
  return JSON.stringify({ options, selectedOptionId: shipping?.carrierOptionId ?? null });
}

function shippingData(checkout: OpenCheckout): string | null {
  const { obstacle, awaitingPostalCode, carrierOptions } = checkout;
  if (obstacle) return problemData(describeObstacle(obstacle));
  if (awaitingPostalCode.length > 0) return problemData(missingPostalCode(awaitingPostalCode));
  return carrierOptions && carrierData(carrierOptions, checkout);
}

/** The contract has no other room for why nothing is offered. */
function problemData(problem: { code: string; message: string }): string {
  return JSON.stringify({ options: [], selectedOptionId: null, problem });
}

function missingPostalCode(awaiting: readonly ShippingOption[]) {
  const names = awaiting.map(({ name }) => name).join(', ');
  return { code: 'FIELD_MISSING', message: `Send the postal code of the address. Offered with one: ${names}.` };
}

function inCarrierForm({ price: _, ...option }: CarrierOption) {
  return option;
}
