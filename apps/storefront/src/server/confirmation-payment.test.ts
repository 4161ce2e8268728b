import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart, getCart } from '@torg/commerce-sdk';
import { openConfirmationReader } from './testing/open-confirmation-reader.ts';

let shop: Awaited<ReturnType<typeof openConfirmationReader>>;
beforeAll(async () => {
  shop = await openConfirmationReader();
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => {
  shop.away(false);
  shop.takeAsked();
});

const norway = 'nb.localhost:3000';

describe('the cart that was ordered', () => {
  it('is closed once, and left for what was put in meanwhile', async () => {
    const { path, cartId } = await shop.billed();
    const closings = () => shop.takeAsked().filter((name) => name === 'CompleteCart').length;
    closings();
    await shop.read(path);
    expect(closings()).toBe(1);
    await shop.read(path);
    expect(closings()).toBe(0);
    await expect(getCart(shop.client, { cartId })).rejects.toMatchObject({ code: 'GRAPHQL' });
  });

  it('is said to be ordered by the link that shared it, and before that shows each market its own prices', async () => {
    const { cartId } = await shop.payBy('slow');
    const shared = (path: string, host?: string) => shop.read(`${path}?id=${cartId}`, host);
    const [swedish, norwegian] = [await shared('/delad-varukorg'), await shared('/delt-handlekurv', norway)];
    expect([swedish.answer.status, norwegian.answer.status]).toEqual([200, 200]);
    const pricesIn = ({ text }: { text: string }) => text.match(/\d[\d\s]*(,\d\d)?\skr/g);
    expect(pricesIn(swedish)).not.toEqual(pricesIn(norwegian));
    const bought = await shop.billed();
    await shop.read(bought.path);
    const { answer, text } = await shop.read(`/delad-varukorg?id=${bought.cartId}`);
    expect(answer.status).toBe(404);
    expect(text).toContain('Varukorgen är redan beställd');
  });

  it('leads on to the one with what was put in while its payment ran', async () => {
    const { confirmation, cartId } = await shop.payBy('slow');
    const { skuId } = (await getCart(shop.client, { cartId })).lines[0] ?? { skuId: 0 };
    const added = await addToCart(shop.client, { cartId, skuId, quantity: 1 });
    expect(added.ok).toBe(true);
    shop.later(21_000);
    expect((await shop.read(confirmation)).text).toContain('2 st');
    const next = await getCart(shop.client, { cartId });
    expect([next.id === cartId, next.lines.map(({ quantity }) => quantity)]).toEqual([false, [1]]);
  });
});

describe('a payment', () => {
  it('that is made leads to the confirmation', async () => {
    const { leadsTo, confirmation, placed } = await shop.payBy('approve');
    expect(leadsTo).toBe(confirmation);
    const { text } = await shop.read(leadsTo);
    expect(text).toContain(`Ordernummer ${placed.orderId}`);
    expect(text).toContain('Visa kvittot');
  });

  it('that is slow is waited for, by a link where there is no script, and confirmed once it is known', async () => {
    const { leadsTo, placed } = await shop.payBy('slow');
    const { answer, text, html } = await shop.read(leadsTo);
    expect(answer.status).toBe(200);
    expect(text).toContain('Vi väntar på besked om betalningen');
    expect(text).toContain(placed.orderId);
    expect(text).toMatch(/Varorna är reserverade åt dig till kl\. \d\d:\d\d\./);
    expect((await shop.read(leadsTo, norway)).text).toMatch(/Varene er reservert for deg til kl\. \d\d:\d\d\./);
    expect(html).toContain(`href="${leadsTo.replaceAll('&', '&amp;')}"`);
    expect(shop.takeAsked()).not.toContain('CompleteCart');
    shop.later(21_000);
    expect((await shop.read(leadsTo)).text).toContain('Tack för din order');
  });

  it.each(['decline', 'out-of-stock', 'block'])(
    'that ends with %s leads from its confirmation to where that is said, with the cart as it was',
    async (choice) => {
      const { confirmation, cartId } = await shop.payBy(choice);
      expect(await shop.ledTo(confirmation)).toEqual([302, '/checkout/klarna-fail?error=Error']);
      const { lines, isCompleted } = await getCart(shop.client, { cartId });
      expect([lines.map(({ quantity }) => quantity), isCompleted]).toEqual([[2], false]);
    },
  );

  it.each([
    ['?error=Error', 'Betalningen godkändes inte', 'href="/kassan?payment=failed&amp;error=Error#betalning"'],
    ['?error=OutOfStock', 'En vara tog slut', 'href="/varukorg"'],
    ['?error=BlockedCustomer', 'Betalsättet kan inte användas', '&amp;error=BlockedCustomer#betalning"'],
    ['', 'Du avbröt betalningen', 'href="/kassan?payment=failed#betalning"'],
    ['?error=whatever', 'Betalningen godkändes inte', '&amp;error=whatever#betalning"'],
  ])('that failed says at %j why, and leads back', async (query, words, way) => {
    const { answer, text, html } = await shop.read(`/checkout/klarna-fail${query}`);
    expect(answer.status).toBe(200);
    expect(text).toContain(words);
    expect(text).toContain('finns kvar');
    expect(html).toContain(way);
  });

  it('leads on from the checkout: to the cart where goods ran out, by another way where the customer is blocked', async () => {
    const checkoutAfter = async (choice: string, error: string) => {
      const { cartId } = await shop.payBy(choice);
      const headers = { cookie: `torg-cart=${cartId}` };
      return (await shop.ask(`/kassan?payment=failed&error=${error}`, { headers })).text();
    };
    const ranOut = await checkoutAfter('out-of-stock', 'OutOfStock');
    expect(ranOut).toMatch(/role="alert".{0,600}En vara tog slut.{0,300}href="\/varukorg"[^>]*>Till varukorgen</);
    const blocked = await checkoutAfter('block', 'BlockedCustomer');
    expect(blocked).toMatch(/role="alert".{0,600}kontakta kundservice/);
    expect(blocked).not.toMatch(/<input[^>]*name="paymentId"[^>]*checked=""/);
    const ways = (html: string) => html.match(/<input[^>]*type="radio"[^>]*name="paymentId"[^>]*>/g) ?? [];
    const barred = (html: string) => ways(html).filter((way) => way.includes('disabled=""')).length;
    expect([barred(ranOut), barred(blocked)]).toEqual([0, 1]);
  });
});
