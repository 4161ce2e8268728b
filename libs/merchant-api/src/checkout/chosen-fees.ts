import type { CartRecord } from '../cart/cart-record.ts';
import { noFees, type ChosenFees, type ChosenPayment, type ChosenShipping } from '../cart/chosen-fees.ts';
import type { PaymentOption, ShippingOption } from './checkout-option.ts';
import type { CheckoutView } from './checkout-view.ts';
import { selectShipping, type SelectedShipping } from './select-shipping.ts';

/** What was chosen in a cart's checkout; a fee of the channel's own stands in place of the option's where it is allowed. */
export async function readChosenFees(
  view: CheckoutView,
  cart: CartRecord,
  allowExternalFee: boolean,
): Promise<ChosenFees> {
  const draft = await view.checkouts.find(cart.cartId);
  const { shippingId, paymentId } = draft;
  const externalShippingFee = allowExternalFee ? draft.externalShippingFee : null;
  const isSendingChosen = shippingId !== null || externalShippingFee !== null;
  if (!isSendingChosen && paymentId === null) return noFees;
  const [sending, payments] = await Promise.all([
    isSendingChosen ? selectShipping(view, cart, { ...draft, externalShippingFee }) : null,
    view.options.payments(),
  ]);
  return {
    shipping: sending && chosenShipping(sending.shipping, sending.carrierFee),
    payment: chosenPayment(payments.find(({ id }) => id === paymentId) ?? null),
  };
}

/** What an option adds to a cart, or its carrier's fee in place of the option's own. */
export function chosenShipping(
  option: Pick<ShippingOption, 'id' | 'name' | 'terms'> | null,
  carrierFee: SelectedShipping['carrierFee'],
): ChosenShipping | null {
  if (!option) return null;
  const { id, name, terms } = option;
  return { id, name, terms: carrierFee === null ? terms : { fee: carrierFee, limit: null } };
}

/** What a way of paying adds to a cart. */
export function chosenPayment(option: PaymentOption | null): ChosenPayment | null {
  return option && { id: option.id, name: option.name, fee: option.fee, paymentType: option.paymentType };
}
