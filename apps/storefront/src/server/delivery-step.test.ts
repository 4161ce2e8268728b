import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrUpdateCheckout } from '@torg/commerce-sdk';
import { twoMugs } from './testing/buy-two-mugs.ts';
import { openConfirmingShop } from './testing/open-confirming-shop.ts';
import { openEmbeddedApi } from './testing/open-embedded-api.ts';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openConfirmingShop>>;
beforeAll(async () => {
  shop = await openConfirmingShop();
}, 120_000);
afterAll(() => shop.close());

it.each([
  ['PERSON', 'Fri frakt från 999 kr'],
  ['ORGANIZATION', 'Fri frakt från 999 kr inkl. moms'],
] as const)(
  'tells of each way of delivery that costs something from what sum it is free: %s',
  async (customerType, told) => {
    const { cartId } = await twoMugs(shop.client);
    const details = { customerType, billingAddress: { zip: '111 22' } } as const;
    await createOrUpdateCheckout(shop.client, { cartId, details });
    const cookie = `torg-cart=${cartId}; torg-customer-type=${customerType}`;
    const html = await (await shop.ask('/kassan', { headers: { cookie } })).text();
    expect(html.match(/Fri frakt från [^<]+/g)?.map((text) => text.replaceAll(/\s/g, ' '))).toEqual([told]);
  },
);

it('keeps the place that was chosen to fetch the parcel at, where something else was wrong', async () => {
  const { cartId } = await twoMugs(shop.client);
  await createOrUpdateCheckout(shop.client, { cartId, details: { billingAddress: { zip: '222 23' } } });
  const headers = { cookie: `torg-cart=${cartId}` };
  const placesOf = (html: string) =>
    [...html.matchAll(/<input[^>]*name="pickupPoint-1"[^>]*>/g)].map(([input]) => ({
      id: /value="([^"]*)"/.exec(input)?.[1] ?? '',
      isChosen: input.includes('checked=""'),
    }));
  const places = placesOf(await (await shop.ask('/kassan', { headers })).text());
  expect(places.map(({ isChosen }) => isChosen)).toEqual([true, false, false]);
  const chosen = places[2]?.id ?? '';
  const sent = {
    form: 'checkout',
    step: 'order',
    shippingId: '1',
    'pickupPoint-1': chosen,
    email: 'anna@torg.example',
  };
  const answer = await shop.ask('/kassan', { method: 'POST', headers, body: new URLSearchParams(sent) });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(placesOf(html).filter(({ isChosen }) => isChosen)).toEqual([{ id: chosen, isChosen: true }]);
  expect(html).toMatch(/aria-current="step" href="#adress"/);
});

it("lets the carrier whose list is turned on into the checkout's document, and into no other", async () => {
  const env = { SHIPPING_WIDGET: 'https://api.carrier.example/widget.min.js' };
  const withList = await openShop({ env });
  const policyOf = async (path: string) => (await withList.ask(path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/kassan')).toContain("script-src 'self' https://api.carrier.example;");
  for (const path of ['/', '/varukorg', '/checkout/confirm'])
    expect(await policyOf(path)).not.toContain('carrier.example');
  await withList.close();
});

it("serves the script of the sandbox's list where that is turned on, and nowhere else", async () => {
  const script = '/shipping/sandbox/widget.js';
  const api = { openApi: () => openEmbeddedApi({ sandboxWidget: true }) };
  const [tried, turnedOff] = [await openShop({ ...api, env: { SHIPPING_WIDGET: 'sandbox' } }), await openShop(api)];
  const answer = await tried.ask(script);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(await answer.text()).toContain('UnifaunCheckout');
  expect((await tried.ask('/shipping/sandbox/other.js')).status).toBe(404);
  for (const { ask } of [turnedOff, shop]) expect((await ask(script)).status).toBe(404);
  await Promise.all([tried.close(), turnedOff.close()]);
});
