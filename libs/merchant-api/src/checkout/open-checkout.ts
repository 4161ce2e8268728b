import type { CartRecord } from '../cart/cart-record.ts';
import { countCart, type RecountableCart } from '../cart/count-cart.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { PaymentOption } from './checkout-option.ts';
import type { CheckoutView } from './checkout-view.ts';
import { chosenPayment, chosenShipping } from './chosen-fees.ts';
import { choosePayment, type PaymentChoice } from './payment-choice.rules.ts';
import { selectShipping, type SelectedShipping } from './select-shipping.ts';

/** A checkout with everything that can be chosen in it now, and its cart counted with what is selected. */
export interface OpenCheckout extends Omit<SelectedShipping, 'carrierFee'> {
  draft: CheckoutDraft;
  /** Empty where nothing is sent to. */
  payment: PaymentChoice;
  cart: RecountableCart;
  externalFee: ExternalFee;
  isBlocked: boolean;
}

/**
 * What a fee that a client sent is: the carrier's for the selected option, the option's own, or one that nobody asks. Only
 * the carrier's counts in place of the own one, so nobody names a fee of their choice.
 */
export type ExternalFee = 'none' | 'carrier' | 'own' | 'unknown';

/** Works out what can be chosen for a cart with what is filled in so far. Nothing is written. */
export async function openCheckout(view: CheckoutView, cart: CartRecord, draft: CheckoutDraft): Promise<OpenCheckout> {
  const { carrierFee, ...sending } = await selectShipping(view, cart, draft);
  const { shipping, awaitingPostalCode } = sending;
  const offered: PaymentChoice =
    shipping || awaitingPostalCode.length > 0 ? await offeredPayment(view, draft) : { options: [], selected: null };
  const sent = draft.externalShippingFee;
  const countWith = ({ selected }: PaymentChoice) =>
    countCart(cart, view, {
      shipping: chosenShipping(shipping, carrierFee),
      payment: chosenPayment(selected),
    });
  const first = await countWith(offered);
  const payment = await withinCeiling(view, offered, {
    amount: first.totals.balance.toPay.incVat,
    customerType: draft.customerType,
  });
  const [counted, blocked] = await Promise.all([
    payment === offered ? first : countWith(payment),
    draft.email
      ? isBlocked(view, { cartId: cart.cartId, email: draft.email, paymentId: payment.selected?.id ?? null })
      : false,
  ]);
  const isOwn = shipping !== null && sent === counted.totals.shipping.fee.incVat;
  const externalFee = sent === null ? 'none' : carrierFee !== null ? 'carrier' : isOwn ? 'own' : 'unknown';
  return { draft, ...sending, payment, cart: counted, externalFee, isBlocked: blocked };
}

/** Takes bills away that are higher than this visitor may have; what is selected has to be chosen anew then. */
async function withinCeiling(
  view: CheckoutView,
  offered: PaymentChoice,
  { amount, customerType }: { amount: number; customerType: CheckoutDraft['customerType'] },
): Promise<PaymentChoice> {
  const isBill = ({ kind }: PaymentOption) => kind === 'invoice';
  if (!offered.options.some(isBill)) return offered;
  const most = await view.mostBilled(customerType ?? (await view.customer()).customerType);
  if (most === null || amount <= most) return offered;
  const { options, selected } = offered;
  return {
    options: options.filter((option) => !isBill(option)),
    selected: selected && isBill(selected) ? null : selected,
  };
}

/** Whether the shop refuses a customer, or the provider of what is selected. */
async function isBlocked(
  { checkouts, payments }: CheckoutView,
  { cartId, email, paymentId }: { cartId: string; email: string; paymentId: number | null },
): Promise<boolean> {
  if (await checkouts.isBlocked(email)) return true;
  return paymentId !== null && payments.isBlocked({ cartId, email, paymentId });
}

async function offeredPayment(view: CheckoutView, { paymentId, customerType }: CheckoutDraft): Promise<PaymentChoice> {
  const options = await view.options.payments();
  const payable = view.payments.isOpen ? options : options.filter(({ kind }) => kind === 'invoice');
  return choosePayment(payable, {
    countryCode: view.shop.market.country.code,
    customerType: customerType ?? (await view.customer()).customerType,
    chosenId: paymentId,
  });
}
