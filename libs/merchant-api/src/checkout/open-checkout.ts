import type { CartRecord } from '../cart/cart-record.ts';
import { countCart, type RecountableCart } from '../cart/count-cart.ts';
import type { CarrierOption } from './carrier.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { PaymentOption, ShippingOption } from './checkout-option.ts';
import type { CheckoutView } from './checkout-view.ts';
import { chosenPayment, chosenShipping } from './chosen-fees.ts';
import { deliveryAddress, type DeliveryObstacle } from './delivery-place.rules.ts';
import { offeredShipping, type OfferedShipping } from './offered-shipping.ts';
import { parcelOf } from './parcel-of.ts';
import { sentByMail } from './sent-by-mail.ts';
import { choosePayment, type PaymentChoice } from './payment-choice.rules.ts';

/** A checkout with everything that can be chosen in it now, and its cart counted with what is selected. */
export interface OpenCheckout {
  draft: CheckoutDraft;
  /** Why nothing is sent to where the goods would go; null where it is, or that is not filled in yet. */
  obstacle: DeliveryObstacle | null;
  /** Empty until it is known where the goods go, and where nothing is sent to. */
  shippingOptions: readonly ShippingOption[];
  /** The ways of sending that wait for a postal code; empty once there is one. */
  awaitingPostalCode: readonly ShippingOption[];
  shipping: ShippingOption | null;
  /** What the carrier says of the options; null where it was not asked or did not answer. */
  carrierOptions: readonly CarrierOption[] | null;
  /** What it says of the selected one; null where it knows nothing of it. */
  carrierOption: CarrierOption | null;
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
  const { obstacle, shippingOptions, awaitingPostalCode, carrierOptions } = await offeredFor(view, cart, draft);
  const shipping = shippingOptions.find(({ id }) => id === draft.shippingId) ?? shippingOptions[0] ?? null;
  const offered: PaymentChoice =
    shipping || awaitingPostalCode.length > 0 ? await offeredPayment(view, draft) : { options: [], selected: null };
  const sent = draft.externalShippingFee;
  const carrierOption = carrierOptions?.find(({ id }) => id === shipping?.carrierOptionId) ?? null;
  const isOfCarrier = shipping !== null && sent !== null && sent === carrierOption?.price;
  const countWith = ({ selected }: PaymentChoice) =>
    countCart(cart, view, {
      shipping: chosenShipping(shipping, isOfCarrier ? sent : null),
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
  const externalFee = sent === null ? 'none' : isOfCarrier ? 'carrier' : isOwn ? 'own' : 'unknown';
  const sending = { obstacle, shippingOptions, awaitingPostalCode, shipping, carrierOptions, carrierOption };
  return { draft, ...sending, payment, cart: counted, externalFee, isBlocked: blocked };
}

async function offeredFor(view: CheckoutView, cart: CartRecord, draft: CheckoutDraft): Promise<OfferedShipping> {
  const mail = view.shop.market.isVirtual ? null : await sentByMail(view, cart);
  return mail
    ? { obstacle: null, shippingOptions: [mail], awaitingPostalCode: [], carrierOptions: null }
    : offeredShipping(view, deliveryAddress(draft), await parcelOf(view, cart));
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
