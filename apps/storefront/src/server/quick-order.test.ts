import { getProduct } from '@torg/commerce-sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';
import { clientWith } from './testing/order-mugs-with.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it('says in a sentence that a file is too large, before it is read', async () => {
  const headers = { 'content-length': '52428800', 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await shop.ask('/snabborder', { method: 'POST', body: 'x', headers });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/snabborder?file=too-large']);
  expect(await (await shop.ask('/snabborder?file=too-large')).text()).toContain('Filen är för stor.');
});

it('leads an old link to a cart to its page, which the # goes along to', async () => {
  const answer = await shop.ask('/?action=cart');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/delad-varukorg']);
});

it('gives the cart of nobody as a file without rows', async () => {
  const answer = await shop.ask('/cart.csv');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="varukorg.csv"');
  expect((await answer.text()).split('\r\n')).toEqual(['Artikelnummer;Antal;Artikel;Pris inkl. moms;Summa inkl. moms']);
});

it('says without script which size has too little left, what was wanted and what came into the cart', async () => {
  const product = await getProduct(clientWith(shop, ''), { alias: 'ulltroja-hed-havre' });
  const scarce = product?.skus.find(({ stock: { total } }) => total > 0);
  const left = scarce?.stock.total ?? 0;
  const answer = await shop.ask(`/snabborder/storlekar?product=${product?.alias}`, {
    method: 'POST',
    body: new URLSearchParams({ form: 'order-sizes', [`units-${scarce?.skuId}`]: String(left + 5) }),
  });
  const html = (await answer.text()).replaceAll('<!-- -->', '');
  expect(html).toContain(
    `${product?.name}, ${scarce?.name}: du ville ha ${left + 5}, men bara ${left} till fanns i lager och lades i varukorgen.`,
  );
  // The units are in the cart: the field that they were typed in begins anew.
  expect(html).not.toContain(`value="${left + 5}"`);
});
