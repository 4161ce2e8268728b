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

/** A cart as the API sends it: one unit at 99 kr, and shipping. */
export const cartAnswer = {
  id: 'c1',
  promoCode: '',
  isCompleted: false,
  items: [
    {
      id: 'l1',
      skuId: 71,
      quantity: 1,
      groupKey: null,
      isCampaignFreeGift: false,
      unitPrice: price,
      totalPrice: price,
      product: {
        productId: 7,
        alias: 'kudde',
        name: 'Kudde',
        articleNumber: 'K-7',
        variantDimensions: [
          { level: 1, label: 'Blå' },
          { level: 0, label: null },
        ],
        canonicalUrl: '/p/hem/kudde',
        brand: { name: 'Berg' },
        primaryCategory: { name: 'Hem' },
        productImages: [{ fileName: 'kudde.jpg', tags: [] }],
        lowestPrice: null,
        skus: [
          { skuId: 70, productId: 7, articleNumber: 'K-7-S', name: 'S', gtin: null, stock: null },
          {
            skuId: 71,
            productId: 7,
            articleNumber: 'K-7-M',
            name: 'M',
            gtin: null,
            stock: { inStock: 4, oversellable: 0, static: 0, totalStock: 4 },
          },
        ],
      },
    },
  ],
  summary: {
    subTotal: price,
    total: {
      ...price,
      sellingPriceIncVat: 138,
      sellingPriceExVat: 110.4,
      vat: 27.6,
      discountIncVat: 10,
      discountExVat: 8,
    },
    vats: [{ rate: 25, amount: 27.6 }],
    shipping: { feeIncVat: 49, feeExVat: 39.2, amountLeftToFreeShipping: 0.5, isDefault: false },
  },
};
