import { setCartPromoCode } from '@torg/commerce-sdk';
import { boughtGiftCard, choicesOf, offeredTo, orderOf, organisation, paidBy } from './ordering.ts';
import { Shopper } from './shopper.ts';
import { articles, type Visit } from './visit.ts';

const { mug, blanket, socks, chocolate } = articles;

/** From the cart to the confirmation. */
export const purchasePages = {
  'cart-empty': (shopper) => shopper.open(shopper.path('cart', {})),

  async 'cart-full'(shopper) {
    const { id: cartId } = await shopper.put({ [mug]: 2, [chocolate]: 3 }, { giftBox: true });
    await setCartPromoCode(shopper.client, { cartId, code: 'VINTER10' });
    return shopper.open(shopper.path('cart', {}));
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
    return shopper.send(shopper.path('cart', {}), wanted).finally(() => shop.tell([]));
  },

  async 'checkout-person'(shopper) {
    await shopper.put({ [mug]: 2, [blanket]: 1 });
    const kept = choicesOf(await offeredTo(shopper));
    return { ...(await shopper.open(shopper.path('checkout', {}))), kept };
  },

  async 'checkout-organisation'(shopper) {
    await shopper.forOrganisation().put({ [mug]: 12, [blanket]: 4 });
    const checkout = await offeredTo(shopper);
    const filled = orderOf(shopper, checkout, { by: 'shop', sent: 'mailbox' });
    return shopper.send(shopper.path('checkout', {}), { ...filled, ...organisation(shopper), step: 'update' });
  },

  async 'checkout-refused'(shopper) {
    await shopper.put({ [mug]: 2, [blanket]: 1 });
    const filled = orderOf(shopper, await offeredTo(shopper), { by: 'shop', sent: 'pickup' });
    const { terms: _, ...unagreed } = filled;
    const wrong = { email: 'maja@torg', identityNumber: '19121212-1213', 'billingAddress.lastName': '' };
    return shopper.send(shopper.path('checkout', {}), { ...unagreed, ...wrong });
  },

  async 'checkout-declined'(shopper) {
    await shopper.put({ [mug]: 2, [blanket]: 1 });
    const filled = orderOf(shopper, await offeredTo(shopper), { by: 'redirect', sent: 'pickup' });
    const provider = await shopper.follow(shopper.path('checkout', {}), filled);
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
    return { ...(await buyer.open(buyer.path('checkout', {}))), kept };
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
    return shopper.open(await shopper.follow(shopper.path('checkout', {}), sent));
  },

  async 'confirmation-pickup'(shopper) {
    await shopper.put({ [mug]: 2, [blanket]: 1 });
    const filled = orderOf(shopper, await offeredTo(shopper), { by: 'shop', sent: 'pickup' });
    return shopper.open(await shopper.follow(shopper.path('checkout', {}), filled));
  },

  'checkout-failed': (shopper) => shopper.open(shopper.path('checkoutFailed', {}, { error: 'Error' })),
} satisfies Record<string, Visit>;
