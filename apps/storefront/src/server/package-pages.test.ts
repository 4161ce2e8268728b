import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

it('the page of a package shows what it may hold, and that it cannot be bought yet', async () => {
  const answer = await shop.ask('/pp/presentaskar/frukostset-strand-tva-personer');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('href="http://nb.localhost:3000/pp/');
  expect(html).toContain('Två muggar i samma färg');
  expect(html).toContain('href="/p/muggar/mugg-strand-kritvit"');
  expect(html).toContain('Den här produkten säljs inte här just nu.');
  expect(html).not.toContain('name="skuId"');
});

it.each([
  ['/p/presentaskar/frukostset-strand-tva-personer', '/pp/presentaskar/frukostset-strand-tva-personer'],
  ['/pp/frukostset-strand-tva-personer?x=1', '/pp/presentaskar/frukostset-strand-tva-personer?x=1'],
  ['/product/frukostset-strand-tva-personer', '/pp/presentaskar/frukostset-strand-tva-personer'],
  ['/pp/mugg-strand-kritvit', '/p/muggar/mugg-strand-kritvit'],
])('%s leads to %s, where the package or product stands', async (path, location) => {
  const answer = await shop.ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
});
