import { writeGreeting } from '@torg/commerce-sdk/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMails } from '../../mail/mail.repository.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { readableText } from '../../mail/testing/readable-text.ts';
import { featureCatalogue } from '../../testing/feature-catalogue.ts';
import { cardCheckout } from '../../testing/open-checkout-client.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/open-order-desk.ts';
import { describeApi } from '../../testing/open-test-api.ts';
import { testProfile } from '../../testing/test-profile.ts';

const GIFT_CARD = 'ART-presentkort';
const { shippingId: _way, pickupPoint: _place, ...undelivered } = cardCheckout;

describeApi('a cart of gift cards alone', () => {
  let desk: OrderDesk;
  beforeEach(async () => void (desk = await openOrderDesk(featureCatalogue)));
  afterEach(() => desk.close());

  async function place(articles: readonly string[], checkout: object = undelivered, message: string | null = null) {
    const cartId = await desk.newCart();
    for (const article of articles) await desk.add(cartId, article, 1, article === GIFT_CARD ? message : null);
    return desk.place(cartId, checkout);
  }

  it('is ordered without a way of delivery, and costs nothing to send', async () => {
    const placed = await place([GIFT_CARD]);
    expect(placed).toMatchObject({ ok: true });
    if (!placed.ok) return;
    const { counted, checkout } = placed.order;
    expect(checkout.shipping.name).toBe('Skickas med e-post');
    expect(counted.totals.shipping).toEqual({ fee: { incVat: 0, exVat: 0 }, leftToFree: null });
    expect(counted.totals.total.selling.incVat).toBe(500_00);
  });

  it('is billed to wherever its buyer lives, as it is brought nowhere', async () => {
    const abroad = { ...cardCheckout.billingAddress, country: 'DE', zip: '10115' };
    expect(await place([GIFT_CARD], { ...undelivered, billingAddress: abroad })).toMatchObject({ ok: true });
    expect(await place(['MUG-1'], { ...cardCheckout, billingAddress: abroad })).toMatchObject({ ok: false });
  });

  it('with goods beside them is delivered as goods are', async () => {
    expect(await place([GIFT_CARD, 'MUG-1'])).toMatchObject({ ok: false, refusal: { kind: 'shipping' } });
    const placed = await place([GIFT_CARD, 'MUG-1'], cardCheckout);
    expect(placed.ok && placed.order.checkout.shipping.name).not.toBe('Skickas med e-post');
  });

  it('is confirmed with whom they are mailed to, and no address', async () => {
    const greeting = { name: 'Eva', email: 'eva@torg.example', words: '', sendOn: null };
    const placed = await place([GIFT_CARD], undelivered, writeGreeting(greeting));
    if (!placed.ok) throw new Error(placed.refusal.kind);
    await desk.settle(placed.order.orderId, 'paid');
    const mails = await readMails(desk.db, { most: 20 });
    const mail = mails.find(({ kind }) => kind === 'order-confirmation');
    const { text } = renderMail(mail?.content ?? expect.unreachable(), 'sv-SE', testProfile);
    expect(readableText(text)).toContain('Skickas med e-post till eva@torg.example');
    expect(readableText(text)).not.toContain('Leveransadress');
  });
});
