import type { ListedProduct, Variant } from '@torg/commerce-sdk/domain';

const stock = { inStock: 40, oversellable: 0, static: 0, total: 40 };
const amount = { incVat: 12_900, exVat: 10_320 };

/** One of the mug's two colours. */
export const blueMug: Variant = {
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
  attributes: { hex: '#00f' },
  variants: [],
};

/** A product of a list, for 129 kr with VAT. */
export const mug: ListedProduct = {
  productId: 7,
  alias: 'mugg-bla',
  name: 'Mugg',
  articleNumber: 'M-7',
  canonicalUrl: '/p/mugg-bla',
  brand: null,
  primaryCategory: null,
  images: [{ fileName: 'å.avif', tags: [] }],
  price: { currency: 'SEK', selling: amount, regular: amount, vat: 2580, isDiscounted: false, discountPercentage: 0 },
  lowestPrice: null,
  discountType: 'NONE',
  pricePerUnit: null,
  campaigns: [],
  rating: { score: 0, voteCount: 0 },
  stock,
  skus: [{ skuId: 71 }],
  variants: [blueMug, { ...blueMug, productId: 8, attributes: {} }],
};
