import { expect, it } from 'vitest';
import { readCardGoods } from './card-goods.ts';
import type { CardViewer } from './card-view.ts';
import { relatedView, type RelatedGoods } from './related-view.ts';

const amount = { incVat: 9_000, exVat: 7_200 };
const bowl = {
  ...{
    alias: 'skal',
    name: 'Skål',
    canonicalUrl: '/p/skalar/skal',
    relationType: 'SIMILAR',
    images: [],
    campaigns: [],
  },
  ...{ brand: { name: 'Lera' }, primaryCategory: { name: 'Skålar' }, skus: [{ skuId: 71, productId: 7 }] },
  price: { currency: 'SEK', selling: amount, regular: amount, vat: 1_800, isDiscounted: false, discountPercentage: 0 },
  listed: null,
} as unknown as RelatedGoods; // nothing else of it is shown
const viewer = { locale: 'sv', vatView: 'exVat', imageBase: '/', t: (key: string) => key } as unknown as CardViewer; // likewise

it('a card of what goes with a product tells scripts of it as any other card does', () => {
  const { goods = '', name, brand = '' } = relatedView(bowl, viewer, '100vw');
  expect(readCardGoods(goods, { name, brand })).toEqual({
    ...{ productId: 7, name: 'Skål', brand: 'Lera', category: 'Skålar', variant: '' },
    price: { currency: 'SEK', selling: 7_200, reduction: 0 },
  });
});

it('tells what the law asks for beside the price, where lists tell it', () => {
  const lowestPrice = {
    ...{ isDiscounted: true, discountPercentage: 25, lowest: amount, selling: amount },
    comparison: { incVat: 12_000, exVat: 9_600 },
  } as unknown as NonNullable<RelatedGoods['listed']>['lowestPrice']; // likewise
  const pricePerUnit = { price: { incVat: 18_000, exVat: 14_400 }, unit: 'kg' };
  const listed = { price: bowl.price, lowestPrice, pricePerUnit } as RelatedGoods['listed'];
  const { price, badges } = relatedView({ ...bowl, listed }, { ...viewer, country: 'NO', locale: 'nb' }, '100vw');
  expect(price).toMatchObject({ isUnitPriceFirst: true, unitPrice: expect.stringMatching(/144,00/) });
  expect(price?.prior).toMatch(/^96/);
  expect(badges).toHaveLength(1);
  expect(relatedView(bowl, viewer, '100vw').price?.prior).toBeUndefined();
});
