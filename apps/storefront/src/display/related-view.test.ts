import { expect, it } from 'vitest';
import type { RelatedProduct } from '@torg/commerce-sdk/domain';
import { readCardGoods } from './card-goods.ts';
import type { CardViewer } from './card-view.ts';
import { relatedView } from './related-view.ts';

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
} as unknown as RelatedProduct; // nothing else of it is shown
const viewer = { locale: 'sv', vatView: 'exVat', imageBase: '/', t: (key: string) => key } as unknown as CardViewer; // likewise

it('a card of what goes with a product tells scripts of it as any other card does', () => {
  const { goods = '', name, brand = '' } = relatedView(bowl, viewer, '100vw');
  expect(readCardGoods(goods, { name, brand })).toEqual({
    ...{ productId: 7, name: 'Skål', brand: 'Lera', category: 'Skålar', variant: '' },
    price: { currency: 'SEK', selling: 7_200, reduction: 0 },
  });
});
