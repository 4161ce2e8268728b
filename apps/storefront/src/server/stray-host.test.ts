import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop } from './testing/open-shop.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ env: { SHOP_SV_ORIGIN: 'https://torg.example', SHOP_NB_ORIGIN: 'https://torg.example.no' } });
});
afterAll(() => shop.close());

it.each(['elsewhere.example', 'www.torg.example', '203.0.113.7:3000'])(
  'leads from the host “%s”, which is not its own, to the same page on its own',
  async (host) => {
    expect(await shop.ledTo('/c/koket?page=2', host)).toEqual([301, 'https://torg.example/c/koket?page=2']);
  },
);

it('stays on its own hosts, however they are written', async () => {
  expect((await shop.ask('/c/koket', {}, 'TORG.example.:443')).status).toBe(200);
  expect((await shop.ask('/c/kjokken', {}, 'torg.example.no')).status).toBe(200);
});

it('answers whether it is well on every host', async () => {
  expect((await shop.ask('/health', {}, '203.0.113.7')).status).toBe(200);
});
