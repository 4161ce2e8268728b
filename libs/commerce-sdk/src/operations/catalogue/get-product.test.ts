import { describe, expect, it } from 'vitest';
import { ProductDocument } from '../../generated/graphql.ts';
import { answeringClient, json } from '../../testing/answering-client.ts';
import { getProduct } from './get-product.ts';

const stock = { inStock: 3, oversellable: 1, static: null, totalStock: 4 };
const variant = {
  value: 'gul',
  label: null,
  alias: 'kudde-gul',
  canonicalUrl: null,
  primaryImage: 'kudde-gul.jpg',
  stock: null,
  attributes: [{ key: 'hex', value: '#e8b100' }, null],
};
const answer = {
  productId: 7,
  alias: 'kudde-gul',
  name: 'Kudde',
  articleNumber: 'K-7',
  type: 'product',
  discountType: 'PRICE_CAMPAIGN',
  discountCampaigns: [{ campaignId: '4', name: 'Höstrea', hideTitle: true, canonicalUrl: '/dc/hostrea' }],
  canonicalUrl: 'p/hem/kudde-gul',
  brand: { brandId: 3, name: 'Berg', alias: 'berg', canonicalUrl: null },
  primaryCategory: { categoryId: 5, name: 'Hem', alias: 'hem', canonicalUrl: '/c/hem' },
  productImages: [{ fileName: 'kudde-gul.jpg', tags: ['front', null] }, null],
  unitPrice: {
    sellingPriceIncVat: 129,
    sellingPriceExVat: 103.2,
    regularPriceIncVat: 199,
    regularPriceExVat: 159.2,
    vat: 25.8,
    isDiscounted: true,
    discountPercentage: 35,
    currency: { code: 'SEK' },
  },
  lowestPrice: {
    isDiscounted: true,
    discountPercentage: 13,
    sellingPriceIncVat: 129,
    sellingPriceExVat: 103.2,
    comparisonPriceIncVat: 149,
    comparisonPriceExVat: 119.2,
    lowestPriceIncVat: 129,
    lowestPriceExVat: 103.2,
  },
  totalStock: stock,
  skus: [
    {
      skuId: 71,
      productId: 7,
      articleNumber: 'K-7-S',
      name: null,
      gtin: '735',
      stock,
      incoming: '2026-12-05T10:00:00Z',
    },
  ],
  texts: { text1: 'Kort', text2: 'Lång', text3: null },
  meta: { title: 'Gul kudde', description: null },
  breadcrumbs: [{ name: 'Hem', url: '/c/hem' }],
  parameterGroups: [
    {
      parameterGroupId: 1,
      name: 'Egenskaper',
      parameters: [{ name: 'Color', label: 'Färg', value: 'Gul', identifier: null, show: true }],
    },
  ],
  priceLog: [{ date: '2026-11-20', sellingPriceIncVat: 149, sellingPriceExVat: 119.2, isLowest: true }],
  rating: { score: 4.5, voteCount: 2 },
  alternativeUrls: [{ url: 'https://no.test/p/pute', culture: 'nb-NO', channelId: '2|no' }],
  variantGroup: {
    variants: [
      {
        ...variant,
        level: 1,
        dimension: 'Color',
        productId: 7,
        skuId: null,
        variants: [
          {
            ...variant,
            level: 0,
            dimension: 'Size',
            value: 'S',
            label: 'Liten',
            productId: 7,
            skuId: 71,
            variants: [],
          },
        ],
      },
    ],
  },
};

async function read(changes: Partial<typeof answer> = {}) {
  const { client } = answeringClient(() => json({ data: { product: { ...answer, ...changes } } }));
  return getProduct(client, { alias: 'kudde-gul' });
}

describe('getProduct', () => {
  it('asks by the alias, which it cannot do without', async () => {
    expect(String(ProductDocument)).toContain('$alias:String!');
    const { client, sent } = answeringClient(() => json({ data: { product: answer } }));
    await getProduct(client, { alias: 'kudde-gul' });
    expect(sent[0]?.body.variables).toMatchObject({ alias: 'kudde-gul' });
  });

  it('gives money in minor units', async () => {
    expect(await read()).toMatchObject({
      price: {
        currency: 'SEK',
        selling: { incVat: 12_900, exVat: 10_320 },
        regular: { incVat: 19_900, exVat: 15_920 },
        vat: 2580,
        discountPercentage: 35,
      },
      lowestPrice: { comparison: { incVat: 14_900, exVat: 11_920 }, lowest: { incVat: 12_900, exVat: 10_320 } },
      priceLog: [{ date: '2026-11-20', selling: { incVat: 14_900, exVat: 11_920 }, isLowest: true }],
    });
  });

  it('says what makes its price lower', async () => {
    expect(await read()).toMatchObject({
      type: 'product',
      discountType: 'PRICE_CAMPAIGN',
      campaigns: [{ campaignId: '4', name: 'Höstrea', isTitleHidden: true, canonicalUrl: '/dc/hostrea' }],
    });
  });

  it('compares no price that is not reduced', async () => {
    const product = await read({ lowestPrice: { ...answer.lowestPrice, isDiscounted: false } });
    expect(product?.lowestPrice).toBeNull();
  });

  it('gives every address a leading slash, and makes those that are missing', async () => {
    expect(await read()).toMatchObject({
      canonicalUrl: '/p/hem/kudde-gul',
      brand: { brandId: 3, name: 'Berg', alias: 'berg', canonicalUrl: '/b/berg' },
      primaryCategory: { categoryId: 5, canonicalUrl: '/c/hem' },
      breadcrumbs: [{ name: 'Hem', alias: 'hem', canonicalUrl: '/c/hem' }],
    });
  });

  it('gives stock, skus and pictures', async () => {
    const known = { inStock: 3, oversellable: 1, static: 0, total: 4 };
    expect(await read()).toMatchObject({
      stock: known,
      skus: [{ skuId: 71, name: '-', gtin: '735', stock: known, incoming: '2026-12-05' }],
      images: [{ fileName: 'kudde-gul.jpg', tags: ['front'] }],
    });
  });

  it('gives variants with the levels below them', async () => {
    expect((await read())?.variants).toEqual([
      {
        level: 1,
        dimension: 'Color',
        value: 'gul',
        label: 'gul',
        productId: 7,
        skuId: null,
        alias: 'kudde-gul',
        canonicalUrl: '/p/kudde-gul',
        stock: { inStock: 0, oversellable: 0, static: 0, total: 0 },
        primaryImage: 'kudde-gul.jpg',
        attributes: { hex: '#e8b100' },
        variants: [expect.objectContaining({ level: 0, skuId: 71, label: 'Liten', variants: [] })],
      },
    ]);
  });

  it('gives variants without their skus where nobody asks for those', async () => {
    const { client } = answeringClient(() => json({ data: { product: answer } }));
    const product = await getProduct(client, { alias: 'kudde-gul', lowestLevel: 1 });
    expect(product?.variants).toEqual([expect.objectContaining({ level: 1, variants: [] })]);
    expect(product?.skus).toHaveLength(1);
  });

  it('gives the texts of the page', async () => {
    expect(await read()).toMatchObject({
      texts: { short: 'Kort', long: 'Lång', extra: '' },
      meta: { title: 'Gul kudde', description: '' },
      parameterGroups: [{ parameterGroupId: 1, parameters: [{ name: 'Color', label: 'Färg', value: 'Gul' }] }],
      rating: { score: 4.5, voteCount: 2 },
      alternativeUrls: [{ url: 'https://no.test/p/pute', culture: 'nb-NO', channelId: '2|no' }],
    });
  });

  it('is null for an unknown alias', async () => {
    const { client } = answeringClient(() => json({ data: { product: null } }));
    expect(await getProduct(client, { alias: 'saknas' })).toBeNull();
  });
});
