import type { PaymentOption, ShippingOption } from '../../domain/checkout/checkout.ts';
import type {
  CheckoutFragment,
  PaymentCheckout,
  PaymentChoiceFragment,
  ShippingChoiceFragment,
} from '../../generated/graphql.ts';
import { toAmountLeft } from '../cart/to-amount-left.ts';
import { toVatAmount } from '../catalogue/to-price.ts';
import { present } from '../present.ts';

type ShippingAnswer = NonNullable<NonNullable<CheckoutFragment['shippingOptions']>[number]>;

/** Turns the API's way of sending, and the choices within it, into the shop's. */
export function toShippingOption(option: ShippingAnswer): ShippingOption {
  return { ...toShippingChoice(option), subOptions: present(option.subOptions).map(toShippingChoice) };
}

function toShippingChoice(option: ShippingChoiceFragment): Omit<ShippingOption, 'subOptions'> {
  const { isDefault, isSelected, externalId, shippingData, logo } = option;
  return {
    shippingId: option.id,
    name: option.displayName ?? option.name ?? '',
    fee: toVatAmount(option.feeIncVat, option.feeExVat),
    isDefault,
    isSelected,
    amountLeftToFreeShipping: toAmountLeft(option.amountLeftToFreeShipping),
    externalId,
    shippingData,
    logo,
  };
}

/** Turns the API's way of paying into the shop's. */
export function toPaymentOption(option: PaymentChoiceFragment): PaymentOption {
  const { isDefault, isSelected, paymentData, logo } = option;
  return {
    paymentId: option.id,
    name: option.displayName ?? option.name ?? '',
    fee: toVatAmount(option.feeIncVat, option.feeExVat),
    isDefault,
    isSelected,
    paymentType: option.paymentType ?? 'STANDARD',
    flow: flows[option.checkoutType ?? 'STANDARD'],
    paymentData,
    isNewSession: option.newCheckoutSession,
    logo,
  };
}

const flows: Readonly<Record<PaymentCheckout, PaymentOption['flow']>> = {
  STANDARD: 'shop',
  GEINS_PAY: 'redirect',
  EXTERNAL: 'embedded',
};
