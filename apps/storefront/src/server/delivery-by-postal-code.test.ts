import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToCart, getCart, getProduct } from '@torg/commerce-sdk';
import { twoMugs } from './testing/buy-two-mugs.ts';
import { openConfirmingShop } from './testing/open-confirming-shop.ts';

let shop: Awaited<ReturnType<typeof openConfirmingShop>>;
let product: string;
beforeAll(async () => {
  shop = await openConfirmingShop();
  product = (await shop.ask('/p/mugg-strand-kritvit')).headers.get('location') ?? '';
}, 120_000);
afterAll(() => shop.close());

async function open(path: string, cookie = '') {
  const answer = await shop.ask(path, { headers: { cookie } });
  const html = (await answer.text()).replaceAll(/<script.*?<\/script>/gs, '');
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  return { answer, html, text };
}

const asked = 'postalCode=111+22';

it('is asked for on the page of a product by a form that needs no script, and remembered', async () => {
  const plain = await open(product);
  expect(plain.html).toMatch(/<form [^>]*action="[^"]+#delivery" method="get"/);
  expect(plain.answer.headers.getSetCookie()).toEqual([]);
  const { text, answer } = await open(`${product}?${asked}`);
  expect(text).toContain('Leverans till 111 22');
  for (const way of ['Ombud nära dig', 'Brevlådan', 'Hem till dörren', 'Kvarterslivs']) expect(text).toContain(way);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^torg-postal-code=SE\.11122;/);
  expect(answer.headers.get('cache-control')).toContain('no-store');
});

it('says nothing of one visitor on the page that everyone gets', async () => {
  const { text, answer } = await open(product, 'torg-postal-code=SE.11122');
  expect(text).not.toContain('111 22');
  expect(answer.headers.get('cache-control')).toContain('public');
});

it.each([
  ['1112', 'Du måste ange ett giltigt postnummer'],
  ['99999', 'Hittade inga fraktalternativ för angivet postnummer'],
])('says what is wrong with %s', async (postalCode, said) => {
  expect((await open(`${product}?postalCode=${postalCode}`)).text).toContain(said);
});

it('tells the cart of the same visitor, and begins their checkout', async () => {
  const { cartId } = await twoMugs(shop.client);
  const cookie = `torg-cart=${cartId}; torg-postal-code=SE.11122`;
  const { text } = await open('/varukorg', cookie);
  expect(text).toContain('Leverans till 111 22');
  expect(text).toContain('Kvarterslivs');
  const checkout = await open('/kassan', cookie);
  expect(checkout.html).toMatch(/name="billingAddress.zip"[^>]*value="111 22"/);
  expect(checkout.text).toContain('Ombud nära dig');
});

it('offers a chair no letter box, and what is made to order no day, from its page to the checkout', async () => {
  const day = /(Levereras|Kan hämtas från) \S+dag|tidigast \S+ \d/;
  const chair = (await shop.ask('/p/stol-spjala-svart')).headers.get('location') ?? '';
  const skuId = (await getProduct(shop.client, { alias: 'stol-spjala-svart' }))?.skus[0]?.skuId ?? 0;
  const { id: cartId } = await getCart(shop.client);
  expect(await addToCart(shop.client, { cartId, skuId, quantity: 1 })).toMatchObject({ ok: true });
  const cookie = `torg-cart=${cartId}; torg-postal-code=SE.11122`;
  const pages = await Promise.all([open(`${chair}?${asked}`), open('/varukorg', cookie), open('/kassan', cookie)]);
  for (const { text } of pages) {
    expect(text).toContain('Hem till dörren');
    expect(text).not.toContain('Brevlådan');
    expect(text).toContain('Allt finns inte på hyllan');
    expect(text).not.toMatch(day);
  }
  // What is on the shelf has one: the words are those that pages use.
  expect((await open(`${product}?${asked}`)).text).toMatch(day);
});
