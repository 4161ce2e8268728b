import { createOrUpdateCheckout } from '@torg/commerce-sdk';
import { inLawfulOrder, readCarrierChoice, type Checkout } from '@torg/commerce-sdk/domain';
import type { RecordedShop } from './open-recorded-shop.ts';
import type { Shopper } from './shopper.ts';
import { articles } from './visit.ts';

/** Tells the shop who buys, and gives what it offers. */
export async function offeredTo({ client, cart, market }: Shopper): Promise<Checkout> {
  const details = { email: market.email, billingAddress: market.address };
  const offered = await createOrUpdateCheckout(client, { cartId: cart?.id ?? '', details });
  if (offered.kind !== 'open') throw new Error(`The checkout is ${offered.kind}`);
  return offered.checkout;
}

/** What stands chosen where nobody has chosen yet, as a browser keeps it that has shown it before. */
export function choicesOf({ shippingOptions, paymentOptions }: Checkout): Record<string, string> {
  const shipping = shippingOptions.find(({ isSelected }) => isSelected);
  const [payment] = inLawfulOrder(paymentOptions);
  return { shippingId: String(shipping?.shippingId), paymentId: String(payment?.paymentId) };
}

/** How something is paid and sent. */
interface Ways {
  by: 'shop' | 'redirect';
  sent: 'pickup' | 'mailbox';
}

/** The fields of the checkout, filled in to order. */
export function orderOf({ market }: Shopper, checkout: Checkout, { by, sent }: Ways): Record<string, string> {
  const offered = checkout.shippingOptions;
  // Gift cards alone are mailed, by the one way there is.
  const shipping = offered.find(({ externalId }) => externalId === sent) ?? (offered.length === 1 ? offered[0] : null);
  const payment = checkout.paymentOptions.find(({ flow }) => flow === by);
  if (!shipping || !payment) throw new Error('This way of sending or paying is not offered');
  const shippingId = String(shipping.shippingId);
  const [nearest] = readCarrierChoice(shipping).pickupPoints;
  const address = Object.entries(market.address).map(([part, text]) => [`billingAddress.${part}`, text]);
  return {
    ...{ form: 'checkout', step: 'order', customerType: 'PERSON', email: market.email, terms: 'on', shippingId },
    ...(Object.fromEntries(address) as Record<string, string>), // pairs of texts
    ...(nearest && { [`pickupPoint-${shippingId}`]: nearest.id }),
    ...(by === 'shop' && { identityNumber: market.personalId }),
    paymentId: String(payment.paymentId),
  };
}

export function organisation({ market }: Shopper): Record<string, string> {
  return {
    ...{ customerType: 'ORGANIZATION', 'billingAddress.company': 'Lind AB', identityNumber: market.organisationId },
    ...{ customerOrderNumber: 'PO-77', goodsLabel: 'Plan 2' },
  };
}

/** Orders what is in the cart to the mailbox, and presses a button of the provider's page; gives where that leads. */
export async function paidBy(shopper: Shopper, choice: 'approve' | 'slow'): Promise<string> {
  const filled = orderOf(shopper, await offeredTo(shopper), { by: 'redirect', sent: 'mailbox' });
  return shopper.follow(await shopper.follow(shopper.path('checkout', {}), filled), { choice });
}

/** Buys a gift card, and gives the code that was mailed. */
export async function boughtGiftCard(shopper: Shopper, shop: RecordedShop): Promise<string> {
  await shopper.put({ [articles.giftCard]: 1 });
  await paidBy(shopper, 'approve');
  const { mails } = await (await shop.askApi('/outbox')).json();
  const mail = mails.find(({ kind }: { kind: string }) => kind === 'gift-cards-bought');
  const text = await (await shop.askApi(`/outbox/${mail.id}`)).text();
  const [code] = /\b(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}\b/i.exec(text) ?? [];
  if (code === undefined) throw new Error('No code was mailed');
  return code;
}
