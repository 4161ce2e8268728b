import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrUpdateCheckout } from '@torg/commerce-sdk';
import { dateAfterWorkingDays, readCarrierChoice, type CustomerType } from '@torg/commerce-sdk/domain';
import { demoProfile } from '@torg/demo-shop';
import { twoMugs } from './testing/buy-two-mugs.ts';
import { openConfirmingShop } from './testing/open-confirming-shop.ts';

let shop: Awaited<ReturnType<typeof openConfirmingShop>>;
beforeAll(async () => {
  shop = await openConfirmingShop();
}, 120_000);
afterAll(() => shop.close());

async function cartPage(customerType: CustomerType) {
  const { cartId } = await twoMugs(shop.client);
  const cookie = `torg-cart=${cartId}; torg-customer-type=${customerType}`;
  const html = await (await shop.ask('/varukorg', { headers: { cookie } })).text();
  const text = html
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return { cartId, html, text };
}

it('says before the checkout when goods come, how they go back and what one pays with, without script', async () => {
  const { text } = await cartPage('PERSON');
  expect(text).toMatch(/Hos dig \S+ \d+/);
  expect(text).toContain('14 dagars ångerrätt och fri retur');
  expect(text).toContain('Betala med Swish Kort Klarna Faktura, 14 dagar');
});

it('promises an organization no right of consumers, and no way to pay that is for persons', async () => {
  const { text } = await cartPage('ORGANIZATION');
  expect(text).toContain('Fri retur');
  expect(text).not.toContain('ångerrätt');
  expect(text).toContain('Betala med Kort Faktura, 14 dagar');
  expect(text).toContain('Fri standardfrakt från 99 kr inkl. moms');
});

it.each(['PERSON', 'ORGANIZATION'] as const)('promises what the checkout then offers: %s', async (customerType) => {
  const { cartId } = await twoMugs(shop.client);
  const details = { customerType, billingAddress: { zip: '111 22' } };
  const result = await createOrUpdateCheckout(shop.client, { cartId, details });
  if (result.kind !== 'open') throw new Error(result.kind);
  const { paymentOptions, shippingOptions } = result.checkout;
  const claimed = (demoProfile.claims.payments['SE'] ?? []).filter(
    ({ personsOnly }) => !personsOnly || customerType === 'PERSON',
  );
  expect(paymentOptions.map(({ name }) => name)).toEqual(claimed.map(({ name }) => name.sv));
  const within = demoProfile.claims.deliveredWithin['SE'] ?? { from: 0, to: -1 };
  const days = new Intl.DateTimeFormat('sv', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const dayAfter = (count: number) => days.format(new Date(dateAfterWorkingDays(shop.today, count, 'SE')));
  const arrivals = shippingOptions.map((option) => readCarrierChoice(option).arrival);
  for (const day of [dayAfter(within.from), dayAfter(within.to)])
    expect(arrivals.some((arrival) => arrival?.includes(day))).toBe(true);
  const promised = Array.from({ length: within.to - within.from + 1 }, (_, more) => dayAfter(within.from + more));
  for (const arrival of arrivals) expect(promised.some((day) => arrival?.includes(day))).toBe(true);
});

it('shows what goes with what was put in last, with the prices that lists tell, each asked for once', async () => {
  shop.takeAsked();
  const { text, html } = await cartPage('PERSON');
  expect(text).toContain('Passar till det du har valt');
  expect(html).toMatch(/href="\/p\/[^"]*skal-strand/);
  const asked = shop.takeAsked();
  for (const operation of ['RelatedProducts', 'Products'])
    expect(asked.filter((name) => name === operation)).toHaveLength(1);
});
