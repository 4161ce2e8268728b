import { describe, expect, it } from 'vitest';
import type { CartLine, ListedProduct, LowestPrice, Price, Sku, Variant } from '@torg/commerce-sdk/domain';
import { itemsValue } from './items-value.ts';
import { toCartLineItem } from './to-cart-line-item.ts';
import { toProductItem } from './to-product-item.ts';

const stock = { inStock: 4, oversellable: 0, static: 0, total: 4 };
const selling = { incVat: 12990, exVat: 10392 };
const price: Price = {
  currency: 'SEK',
  selling,
  regular: { incVat: 19900, exVat: 15920 },
  vat: 2598,
  isDiscounted: true,
  discountPercentage: 34,
};
const lowestPrice: LowestPrice = {
  isDiscounted: true,
  discountPercentage: 12,
  selling,
  comparison: { incVat: 14900, exVat: 11920 },
  lowest: selling,
};
const sku: Sku = { skuId: 71, productId: 7, articleNumber: 'M-7', name: '-', gtin: null, stock };
const blue: Variant = {
  level: 1,
  dimension: 'Color',
  value: 'blue',
  label: 'Blå',
  productId: 7,
  skuId: null,
  alias: 'mugg-bla',
  canonicalUrl: '/p/mugg-bla',
  stock,
  primaryImage: null,
  attributes: {},
  variants: [],
};
const mug: ListedProduct = {
  productId: 7,
  alias: 'mugg-bla',
  name: 'Mugg blå',
  articleNumber: 'M-7',
  canonicalUrl: '/p/mugg-bla',
  brand: { name: 'Lera' },
  primaryCategory: { name: 'Muggar' },
  images: [],
  price,
  lowestPrice,
  stock,
  skus: [sku],
  variants: [{ ...blue, productId: 8, label: 'Röd' }, blue],
};
const line: CartLine = {
  id: 'line-1',
  skuId: 71,
  quantity: 3,
  unitPrice: price,
  totalPrice: price,
  groupKey: null,
  isFreeGift: false,
  message: null,
  package: null,
  campaigns: [],
  campaignPrices: [],
  product: {
    productId: 7,
    alias: 'mugg-bla',
    name: 'Mugg blå',
    articleNumber: 'M-7',
    canonicalUrl: '/p/mugg-bla',
    brandName: 'Lera',
    categoryName: '',
    choices: [],
    images: [],
    lowestPrice: null,
    sku,
  },
};

describe('toProductItem', () => {
  it('describes a product in kronor, with the reduction from the prior price', () => {
    expect(toProductItem(mug, { index: 0 })).toEqual({
      item_id: '7',
      item_name: 'Mugg blå',
      item_brand: 'Lera',
      item_category: 'Muggar',
      item_variant: 'Blå',
      index: 0,
      quantity: 1,
      price: 129.9,
      discount: 19.1,
    });
  });

  it('takes the other side of VAT when asked', () => {
    expect(toProductItem(mug, { vatView: 'exVat' })).toMatchObject({ price: 103.92, discount: 15.28 });
  });

  it('names the sku where there is no colour, and nothing where there are several', () => {
    expect(toProductItem({ ...mug, variants: [] }).item_variant).toBe('71');
    expect(toProductItem({ ...mug, variants: [], skus: [sku, { ...sku, skuId: 72 }] })).not.toHaveProperty(
      'item_variant',
    );
  });

  it('leaves out what the product lacks', () => {
    const bare = { ...mug, price: null, lowestPrice: null, brand: null, primaryCategory: null, variants: [], skus: [] };
    expect(toProductItem(bare)).toEqual({ item_id: '7', item_name: 'Mugg blå', quantity: 1 });
  });
});

describe('toCartLineItem', () => {
  it('describes a line, without a reduction that the law would not let us show', () => {
    expect(toCartLineItem(line)).toEqual({
      item_id: '7',
      item_name: 'Mugg blå',
      item_brand: 'Lera',
      item_variant: '71',
      quantity: 3,
      price: 129.9,
    });
  });

  it('describes the units that came or went', () => {
    expect(toCartLineItem(line, { quantity: 1 }).quantity).toBe(1);
  });
});

describe('itemsValue', () => {
  it('adds up to the öre', () => {
    const items = [0.1, 0.2, 129.9].map((each) => ({ item_id: '1', item_name: 'x', quantity: 3, price: each }));
    expect(itemsValue(items)).toBe(390.6);
  });

  it('counts what has no price as nothing', () => {
    expect(itemsValue([{ item_id: '1', item_name: 'x', quantity: 3 }])).toBe(0);
  });
});
