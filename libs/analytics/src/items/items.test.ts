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
  discountType: 'SALE_PRICE',
  pricePerUnit: null,
  campaigns: [],
  rating: { score: 0, voteCount: 0 },
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
    type: 'product',
    alias: 'mugg-bla',
    name: 'Mugg blå',
    articleNumber: 'M-7',
    canonicalUrl: '/p/mugg-bla',
    brandName: 'Lera',
    categoryName: '',
    choices: [],
    images: [],
    discountType: 'NONE',
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
      sales_type: '11-15',
    });
  });

  it('takes the other side of VAT when asked', () => {
    expect(toProductItem(mug, { vatView: 'exVat' })).toMatchObject({ price: 103.92, discount: 15.28 });
  });

  it('tells the price of a campaign where that makes it', () => {
    expect(toProductItem({ ...mug, discountType: 'PRICE_CAMPAIGN' })).toMatchObject({ price_campaign: 129.9 });
    expect(toProductItem({ ...mug, discountType: 'SALE_PRICE' })).not.toHaveProperty('price_campaign');
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
      item_sku: '71',
      quantity: 3,
      price: 129.9,
      sales_type: '0-5',
    });
  });

  it('names the variant by the words that the product was seen under', () => {
    const inCart = { ...line, product: { ...line.product, choices: ['Blå'] } };
    expect(toCartLineItem(inCart).item_variant).toBe(toProductItem(mug).item_variant);
  });

  it('tells the price of a campaign where one made it', () => {
    const campaigns = [{ name: '3 för 2', hideTitle: false }] as unknown as CartLine['campaigns']; // only that there is one
    expect(toCartLineItem({ ...line, campaigns })).toMatchObject({ price_campaign: 129.9 });
    const priced = { ...line, product: { ...line.product, discountType: 'PRICE_CAMPAIGN' as const } };
    expect(toCartLineItem(priced)).toMatchObject({ price_campaign: 129.9 });
    expect(toCartLineItem(line)).not.toHaveProperty('price_campaign');
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
