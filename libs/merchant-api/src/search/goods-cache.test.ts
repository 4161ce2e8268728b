import { expect, it } from 'vitest';
import type { Shop } from '../market/find-shop.ts';
import type { ListIndex } from './index/list-index.ts';
import { createGoodsCache, type ListedGoods } from './goods-cache.ts';

// Nothing is read of goods, shops and indexes here but who they are.
const shopOf = (market: string) => ({ channel: { id: 'c' }, market: { id: market }, language: { id: 'l' } }) as Shop;
const indexOf = () => ({}) as ListIndex;
const make = () => ({}) as ListedGoods;
const shop = shopOf('se');

it('keeps goods for a while, for each shop and as long as the list is the same', () => {
  const kept = createGoodsCache({ cacheMs: 1000, make });
  const index = indexOf();
  const show = { products: 24, now: 0 };
  const goods = kept.goodsFor(index, shop, show);
  expect(kept.goodsFor(index, shop, { products: 24, now: 999 })).toBe(goods);
  expect(kept.goodsFor(index, shopOf('no'), show)).not.toBe(goods);
  expect(kept.goodsFor(indexOf(), shop, show)).not.toBe(goods);
  expect(kept.goodsFor(index, shop, { products: 24, now: 1000 })).not.toBe(goods);
});

it('lets go of them before they fill the memory', () => {
  const kept = createGoodsCache({ cacheMs: 1000, make });
  const index = indexOf();
  const first = kept.goodsFor(index, shop, { products: 200, now: 0 });
  const goods = new Set(Array.from({ length: 52 }, () => kept.goodsFor(index, shop, { products: 200, now: 0 })));
  expect(goods.size).toBe(2);
  expect(goods.has(first)).toBe(true);
});
