import { describe, expect, it } from 'vitest';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { getBrands } from './get-brands.ts';
import { getProductPackage } from './get-product-package.ts';
import { getRelatedProducts } from './get-related-products.ts';

const price = {
  sellingPriceIncVat: 99,
  sellingPriceExVat: 79.2,
  regularPriceIncVat: 99,
  regularPriceExVat: 79.2,
  vat: 19.8,
  isDiscounted: false,
  discountPercentage: 0,
  currency: { code: 'SEK' },
};
const sku = { skuId: 71, productId: 7, articleNumber: 'K-7-M', name: 'M', gtin: null, stock: null };

describe('brands', () => {
  it('are told with their addresses', async () => {
    const brands = [{ brandId: 4, name: 'Berg', alias: 'berg', canonicalUrl: null, logo: '' }, null];
    const { client } = answeringClient(() => json({ data: { brands } }));
    expect(await getBrands(client)).toEqual([
      { brandId: 4, name: 'Berg', alias: 'berg', canonicalUrl: '/b/berg', logo: null },
    ]);
  });
});

describe('related products', () => {
  const pillow = {
    alias: 'kudde',
    name: 'Kudde',
    canonicalUrl: null,
    relationType: 'ACCESSORIES',
    brand: { name: null },
    primaryCategory: null,
    productImages: [{ fileName: 'kudde.jpg', tags: null }],
    unitPrice: price,
    skus: [sku],
    discountCampaigns: null,
  };

  it('say how they go together, and can be bought', async () => {
    const { client, sent } = answeringClient(() => json({ data: { relatedProducts: [pillow, null] } }));
    expect(await getRelatedProducts(client, { alias: 'soffa' })).toEqual([
      expect.objectContaining({
        canonicalUrl: '/p/kudde',
        relationType: 'ACCESSORIES',
        brand: { name: '' },
        primaryCategory: null,
        price: expect.objectContaining({ selling: { incVat: 9900, exVat: 7920 } }),
        skus: [expect.objectContaining({ skuId: 71 })],
        campaigns: [],
      }),
    ]);
    expect(sent[0]?.body.variables).toMatchObject({ alias: 'soffa' });
  });

  it('are none where nothing goes with it', async () => {
    const { client } = answeringClient(() => json({ data: { relatedProducts: null } }));
    expect(await getRelatedProducts(client, { alias: 'soffa' })).toEqual([]);
  });
});

describe('a package', () => {
  const option = {
    optionId: 2,
    name: null,
    quantity: 4,
    isSelected: true,
    sortOrder: 2,
    product: {
      productId: 7,
      alias: 'kudde',
      name: 'Kudde',
      canonicalUrl: null,
      productImages: null,
      unitPrice: null,
      totalStock: null,
      skus: [sku],
      texts: { text2: '<p>Mjuk</p>' },
    },
  };
  const group = { groupId: 1, name: 'Kuddar', description: null, image: null, required: true, sortOrder: 2 };
  const options = [option, null, { ...option, optionId: 3, sortOrder: 1 }, { ...option, product: null }];
  const groups = [{ ...group, options }, null, { ...group, groupId: 5, sortOrder: 1, options: null }];

  async function read(product: object | null) {
    return getProductPackage(answeringClient(() => json({ data: { product } })).client, { alias: 'dukning' });
  }

  it('is told group by group, each with what can be picked, in order', async () => {
    const dinner = await read({ productId: 900, productPackage: { groups } });
    expect(dinner).toMatchObject({
      packageId: 900,
      groups: [
        { groupId: 5, options: [] },
        { groupId: 1, required: true, options: [{ optionId: 3 }, { optionId: 2, quantity: 4, isDefault: true }] },
      ],
    });
    expect(dinner?.groups[1]?.options[1]).toMatchObject({
      name: 'Kudde',
      product: {
        canonicalUrl: '/p/kudde',
        price: null,
        stock: { total: 0 },
        skus: [{ skuId: 71 }],
        description: '<p>Mjuk</p>',
      },
    });
  });

  it('is none where the product is another or unknown', async () => {
    expect(await read({ productId: 7, productPackage: null })).toBeNull();
    expect(await read(null)).toBeNull();
  });
});
