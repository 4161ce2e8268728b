import type { ListedProduct } from '@torg/commerce-sdk/domain';

/** The skus of products that can be put in the cart without a choice: one size, a price and some left, in the products' order. */
export function buyableSkus(products: readonly ListedProduct[]): readonly number[] {
  return products.flatMap(({ canonicalUrl, skus, price, stock }) => {
    const [only, ...others] = skus;
    // What is put together first has an address of its own.
    const isChoice = others.length > 0 || canonicalUrl.startsWith('/pp/');
    return only && price && stock.total > 0 && !isChoice ? [only.skuId] : [];
  });
}
