import { createOrUpdateCheckout, setCartPromoCode } from '@torg/commerce-sdk';
import { inLawfulOrder, readCarrierChoice, type Checkout } from '@torg/commerce-sdk/domain';
import type { SentDocument } from '../sent-document.ts';
import type { RecordedShop } from './open-recorded-shop.ts';
import { Shopper } from './shopper.ts';

const mug = 'KER-1001';
const blanket = 'TEX-3021';
const socks = 'KLA-4051';
const chocolate = 'MAT-5091';
const giftCard = 'PRE-8021';

/** How a page of the stories comes to be, by the name of its story. */
type Visit = (shopper: Shopper, shop: RecordedShop) => Promise<SentDocument>;

/** The pages that stories show, as somebody gets to them. */
export const recordedPages = {
  'cart-empty': (shopper) => shopper.open(shopper.path('cart')),

  async 'cart-full'(shopper) {
    const { id: cartId } = await shopper.put({ [mug]: 2, [chocolate]: 3 }, { giftBox: true });
    await setCartPromoCode(shopper.client, { cartId, code: 'VINTER10' });
    return shopper.open(shopper.path('cart'));
  },

  async 'cart-changed'(shopper, shop) {
    const { lines } = await shopper.put({ [mug]: 2, [blanket]: 1, [socks]: 4, [chocolate]: 2 });
    const [refused, dearer, fewer, gone] = lines;
    if (!refused || !dearer || !fewer || !gone) throw new Error('A line is missing');
    const after = dearer.unitPrice.selling.incVat / 100;
    shop.tell([
      { lineId: dearer.id, kind: 'PRICE', before: after - 50, after },
      { lineId: fewer.id, kind: 'STOCK', left: 2 },
      { lineId: gone.id, kind: 'GONE' },
    ]);
    const wanted = { form: 'cart-quantity', item: refused.id, quantity: '9998' };
    return shopper.send(shopper.path('cart'), wanted).finally(() => shop.tell([]));
  },

  async 'checkout-person'(shopper) {
    await shopper.put({ [mug]: 2, [blanket]: 1 });
    const kept = choicesOf(await offeredTo(shopper));
    return { ...(await shopper.open(shopper.path('checkout'))), kept };
  },

  async 'checkout-organisation'(shopper) {
    await shopper.forOrganisation().put({ [mug]: 12, [blanket]: 4 });
    const checkout = await offeredTo(shopper);
    const filled = orderOf(shopper, checkout, { by: 'shop', sent: 'mailbox' });
    return shopper.send(shopper.path('checkout'), { ...filled, ...organisation(shopper), step: 'update' });
  },

  async 'checkout-refused'(shopper) {
    await shopper.put({ [mug]: 2, [blanket]: 1 });
    const filled = orderOf(shopper, await offeredTo(shopper), { by: 'shop', sent: 'pickup' });
    const { terms: _, ...unagreed } = filled;
    const wrong = { email: 'maja@torg', identityNumber: '19121212-1213', 'billingAddress.lastName': '' };
    return shopper.send(shopper.path('checkout'), { ...unagreed, ...wrong });
  },

  async 'checkout-declined'(shopper) {
    await shopper.put({ [mug]: 2, [blanket]: 1 });
    const filled = orderOf(shopper, await offeredTo(shopper), { by: 'redirect', sent: 'pickup' });
    const provider = await shopper.follow(shopper.path('checkout'), filled);
    const page = await shopper.open(await shopper.follow(provider, { choice: 'decline' }));
    const { form: _form, step: _step, terms: _terms, ...kept } = filled;
    return { ...page, kept };
  },

  async 'checkout-covered'(shopper, shop) {
    const code = await boughtGiftCard(shopper, shop);
    const buyer = new Shopper(shop, shopper.locale);
    const { id: cartId } = await buyer.put({ [mug]: 2 });
    await setCartPromoCode(buyer.client, { cartId, code });
    const kept = choicesOf(await offeredTo(buyer));
    return { ...(await buyer.open(buyer.path('checkout'))), kept };
  },

  async 'confirmation-paid'(shopper) {
    await shopper.put({ [mug]: 2, [blanket]: 1 });
    return shopper.open(await paidBy(shopper, 'approve'));
  },

  async 'confirmation-pending'(shopper) {
    await shopper.put({ [mug]: 2, [blanket]: 1 });
    return shopper.open(await paidBy(shopper, 'slow'));
  },

  async 'confirmation-organisation'(shopper) {
    await shopper.forOrganisation().put({ [mug]: 12, [blanket]: 4 });
    const filled = orderOf(shopper, await offeredTo(shopper), { by: 'shop', sent: 'mailbox' });
    const sent = { ...filled, ...organisation(shopper) };
    return shopper.open(await shopper.follow(shopper.path('checkout'), sent));
  },

  async 'confirmation-pickup'(shopper) {
    await shopper.put({ [mug]: 2, [blanket]: 1 });
    const filled = orderOf(shopper, await offeredTo(shopper), { by: 'shop', sent: 'pickup' });
    return shopper.open(await shopper.follow(shopper.path('checkout'), filled));
  },
} satisfies Record<string, Visit>;

export type RecordedPage = keyof typeof recordedPages;

/** Tells the shop who buys, and gives what it offers. */
async function offeredTo({ client, cart, market }: Shopper): Promise<Checkout> {
  const details = { email: market.email, billingAddress: market.address };
  const offered = await createOrUpdateCheckout(client, { cartId: cart?.id ?? '', details });
  if (offered.kind !== 'open') throw new Error(`The checkout is ${offered.kind}`);
  return offered.checkout;
}

/** What stands chosen where nobody has chosen yet, as a browser keeps it that has shown it before. */
function choicesOf({ shippingOptions, paymentOptions }: Checkout): Record<string, string> {
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
function orderOf({ market }: Shopper, checkout: Checkout, { by, sent }: Ways): Record<string, string> {
  const shipping = checkout.shippingOptions.find(({ externalId }) => externalId === sent);
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

function organisation({ market }: Shopper): Record<string, string> {
  return {
    ...{ customerType: 'ORGANIZATION', 'billingAddress.company': 'Lind AB', identityNumber: market.organisationId },
    ...{ customerOrderNumber: 'PO-77', goodsLabel: 'Plan 2' },
  };
}

/** Orders what is in the cart to the mailbox, and presses a button of the provider's page; gives where that leads. */
async function paidBy(shopper: Shopper, choice: 'approve' | 'slow'): Promise<string> {
  const filled = orderOf(shopper, await offeredTo(shopper), { by: 'redirect', sent: 'mailbox' });
  return shopper.follow(await shopper.follow(shopper.path('checkout'), filled), { choice });
}

/** Buys a gift card, and gives the code that was mailed. */
async function boughtGiftCard(shopper: Shopper, shop: RecordedShop): Promise<string> {
  await shopper.put({ [giftCard]: 1 });
  await paidBy(shopper, 'approve');
  const { mails } = await (await shop.askApi('/outbox')).json();
  const mail = mails.find(({ kind }: { kind: string }) => kind === 'gift-cards-bought');
  const text = await (await shop.askApi(`/outbox/${mail.id}`)).text();
  const [code] = /\b(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}\b/i.exec(text) ?? [];
  if (code === undefined) throw new Error('No code was mailed');
  return code;
}
