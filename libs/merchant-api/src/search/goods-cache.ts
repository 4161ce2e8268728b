import type { CatalogueView } from '../catalogue/catalogue-view.ts';
import type { Pricing } from '../pricing/create-pricing.ts';
import type { Shop } from '../market/find-shop.ts';

/** What cards and pages of products are made of. */
export interface ListedGoods extends Omit<CatalogueView, 'shop' | 'channels'> {
  pricing: Pricing;
}

/** What keeping goods between requests needs. */
export interface GoodsCacheOptions {
  /** How long goods are kept at most, in milliseconds. */
  cacheMs: number;
  make(shop: Shop, now: number): ListedGoods;
}

/** Keeps what cards and pages are made of, so that what many visitors look at is read once. */
export interface GoodsCache {
  /** The goods for showing so many products. They are no older than `era`, an edition of the catalogue. */
  goodsFor(era: object, shop: Shop, show: { products: number; now: number }): ListedGoods;
  /** Reads the stock of these products anew when it is asked for again. */
  forgetStockOf(productIds: readonly number[]): void;
}

/** How many products may be shown before everything is read anew; it bounds the memory. */
const MOST_SHOWN = 10_000;

/** Makes the keeper; it lives as long as the API. */
export function createGoodsCache({ cacheMs, make }: GoodsCacheOptions): GoodsCache {
  const made = new Set<WeakRef<ListedGoods>>();
  const shelves = new WeakMap<object, Map<string, { goods: ListedGoods; until: number; shown: number }>>();
  return {
    goodsFor(era, shop, { products, now }) {
      const shelf = shelves.get(era) ?? new Map<string, { goods: ListedGoods; until: number; shown: number }>();
      shelves.set(era, shelf);
      const key = [shop.channel.id, shop.market.id, shop.language.id].join(' ');
      const kept = shelf.get(key);
      if (kept && now < kept.until && kept.shown <= MOST_SHOWN) {
        kept.shown += products;
        return kept.goods;
      }
      const goods = make(shop, now);
      shelf.set(key, { goods, until: now + cacheMs, shown: products });
      made.add(new WeakRef(goods));
      return goods;
    },
    forgetStockOf(productIds) {
      for (const one of made) {
        const goods = one.deref();
        if (goods) goods.catalogue.skusOf.forget(productIds);
        else made.delete(one);
      }
    },
  };
}
