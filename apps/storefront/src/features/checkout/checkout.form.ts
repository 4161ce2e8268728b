import {
  createOrUpdateCheckout,
  getPurchase,
  orderOnce,
  placeOrder,
  subscribeToNewsletter,
  type CommerceClient,
} from '@torg/commerce-sdk';
import type { Checkout, PaymentOption, PaymentType } from '@torg/commerce-sdk/domain';
import { href, siteHref } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { countInMarket } from '../../scope/count-in-market.ts';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { checkoutDetails, checkoutUrls, formUrls, type CheckoutValues } from './checkout-details.ts';
import { checkoutFields, neededCheckoutFields, type CheckoutFields } from './checkout-fields.ts';
import { checkoutRules } from './checkout-rules.ts';
import { confirmAddress } from '../../navigation/confirm-address.ts';
import { deliveryCountry } from '../../display/delivery-country.ts';
import { keptTexts } from './kept-texts.ts';
import { missingCities } from './missing-cities.ts';
import { paymentFormOf } from './pay/payment-form-of.ts';

/** Orders the cart; without script it is sent as well to see what can be chosen. */
export const checkoutForm = defineForm<CheckoutFields, CheckoutAnswer>('checkout', {
  fields: checkoutFields,
  fieldsFor: (sent, scope) => neededCheckoutFields(sent, checkoutRules(scope)),
  async act(scope, values) {
    await scope.loadCart();
    const { cart, customer, market } = scope.stores;
    customer.change(values.customerType);
    if (!cart.cart) return { kind: 'cart-empty' };
    const ordering = { cartId: cart.cart.id, client: countInMarket(scope.commerce, market.checkoutMarket) };
    return values.step === 'order' ? order(scope, values, ordering) : update(scope, values, ordering);
  },
  isDone: ({ kind }) => ['updated', 'ordered', 'pay-in-form', 'sent-for-approval'].includes(kind),
  redirectTo(answer, { scope: { site } }) {
    // A document of its own: what the provider serves runs in no other.
    if (answer.kind === 'pay-in-form') return new URL(site.origin + siteHref(site, 'checkoutPay', {}));
    if (answer.kind === 'sent-for-approval') return href(site.locale, 'companyApproval', {}, { id: answer.approvalId });
    if (answer.kind !== 'ordered' && answer.kind !== 'already-ordered') return null;
    if (answer.kind === 'ordered' && answer.payAt !== null) return new URL(answer.payAt);
    return confirmAddress(site.locale, answer.purchase);
  },
});

interface Ordering {
  cartId: string;
  client: CommerceClient;
}

/** Sends what is filled in, with the address that was chosen and the cities that go without saying; the page then shows what can be chosen. */
async function update(scope: AppScope, values: CheckoutValues, { cartId, client }: Ordering): Promise<CheckoutAnswer> {
  const address = await keptTexts(scope, values);
  const filled = { ...address, ...(await missingCities(scope, { ...values, ...address })) };
  const details = checkoutDetails({ ...values, ...filled }, deliveryCountry(scope));
  const result = await createOrUpdateCheckout(client, { cartId, details });
  return result.kind === 'already-ordered' ? bought(cartId, 'STANDARD') : { kind: 'updated', filled };
}

async function order(scope: AppScope, values: CheckoutValues, { cartId, client }: Ordering): Promise<CheckoutAnswer> {
  const details = checkoutDetails(values, deliveryCountry(scope));
  const opened = await createOrUpdateCheckout(client, { cartId, details });
  if (opened.kind === 'already-ordered') return bought(cartId, 'STANDARD');
  if (opened.kind !== 'open') return opened;
  const { checkout } = opened;
  const payment = checkout.paymentOptions.find(({ paymentId }) => paymentId === details.paymentId);
  const paymentType = payment?.paymentType ?? 'STANDARD';
  const obstacle = obstacleTo(checkout, values);
  if (obstacle) return obstacle;
  const { sendForApproval } = await import('./send-for-approval.ts');
  const sent = await sendForApproval(scope, values, { cartId, checkout });
  if (sent?.kind === 'sent') return { kind: 'sent-for-approval', approvalId: sent.approval.id };
  if (sent?.kind === 'already-ordered') return bought(cartId, paymentType);
  if (sent) return sent;
  if (payment?.flow === 'embedded' && values.drawsForms) return openForm(values, payment, { cartId, client, scope });
  const outcome = await orderOnce({
    place: () =>
      placeOrder(client, {
        cartId,
        details: { ...details, checkoutUrls: checkoutUrls(scope.site, paymentType) },
        idempotencyKey: values.orderKey,
      }),
    look: () => getPurchase(client, { id: cartId, cartId, paymentType }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  if (outcome.kind === 'already-ordered') return bought(cartId, paymentType);
  if (outcome.kind !== 'placed' && outcome.kind !== 'found') return outcome;
  // Who wants the newsletter and does not get it has ordered all the same.
  if (values.newsletter) await subscribeToNewsletter(client, { email: values.email }).catch(() => null);
  const publicId = outcome.kind === 'placed' ? outcome.publicId : '';
  return {
    kind: 'ordered',
    payAt: outcome.kind === 'placed' ? webAddress(outcome.redirectUrl) : null,
    purchase: { orderId: publicId || null, cartId, paymentType },
  };
}

/** Tells the provider where to lead back to, which makes its form; the form's own button orders. */
async function openForm(
  values: CheckoutValues,
  { paymentId, paymentType }: PaymentOption,
  { scope, cartId, client }: Ordering & { scope: AppScope },
): Promise<CheckoutAnswer> {
  const details = { paymentId, checkoutUrls: formUrls(scope.site, paymentType) };
  const opened = await createOrUpdateCheckout(client, { cartId, details });
  if (opened.kind === 'already-ordered') return bought(cartId, paymentType);
  const form = opened.kind === 'open' ? paymentFormOf(opened.checkout) : null;
  if (!form) return { kind: 'payment-unavailable' };
  if (values.newsletter) await subscribeToNewsletter(client, { email: values.email }).catch(() => null);
  return { kind: 'pay-in-form' };
}

/** What stands in the way by what the API says now: it may be another than the shopper saw. */
function obstacleTo(checkout: Checkout, values: CheckoutValues): CheckoutAnswer | null {
  if (checkout.isBlocked) return { kind: 'customer-blocked' };
  if (checkout.cart.lines.length === 0) return { kind: 'cart-empty' };
  if (checkout.shippingOptions.length === 0) return { kind: 'not-delivered' };
  const { total } = checkout.cart.summary;
  const isOther = values.shownTotal !== '' && values.shownTotal !== String(total.incVat);
  return isOther ? { kind: 'total-changed' } : null;
}

function bought(cartId: string, paymentType: PaymentType): CheckoutAnswer {
  return { kind: 'already-ordered', purchase: { orderId: null, cartId, paymentType } };
}

function webAddress(address: string | null): string | null {
  return address !== null && /^https?:/.test(address) && URL.canParse(address) ? address : null;
}
