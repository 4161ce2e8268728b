import { noFees, type ChosenFees, type ChosenPayment, type ChosenShipping } from '../cart/chosen-fees.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { PaymentOption, ShippingOption } from './checkout-option.ts';
import type { CheckoutView } from './checkout-view.ts';

/** What was chosen in a cart's checkout; a fee of the channel's own stands in place of the option's where it is allowed. */
export async function readChosenFees(
  { checkouts, options }: Pick<CheckoutView, 'checkouts' | 'options'>,
  cartId: string,
  allowExternalFee: boolean,
): Promise<ChosenFees> {
  const { shippingId, paymentId, externalShippingFee } = await checkouts.find(cartId);
  const externalFee = allowExternalFee ? externalShippingFee : null;
  if (shippingId === null && paymentId === null && externalFee === null) return noFees;
  const [shippings, payments] = await Promise.all([options.shipping(), options.payments()]);
  return {
    shipping: chosenShipping(shippings.find(({ id }) => id === shippingId) ?? null, externalFee),
    payment: chosenPayment(payments.find(({ id }) => id === paymentId) ?? null),
  };
}

/** What an option adds to a cart. */
export function chosenShipping(
  option: Pick<ShippingOption, 'id' | 'name' | 'terms'> | null,
  externalFee: CheckoutDraft['externalShippingFee'],
): ChosenShipping | null {
  if (externalFee !== null) {
    return { id: option?.id ?? 0, name: option?.name ?? 'external', terms: { fee: externalFee, limit: null } };
  }
  return option && { id: option.id, name: option.name, terms: option.terms };
}

/** What a way of paying adds to a cart. */
export function chosenPayment(option: PaymentOption | null): ChosenPayment | null {
  return option && { id: option.id, name: option.name, fee: option.fee, paymentType: option.paymentType };
}
