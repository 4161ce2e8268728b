import type { SuggestedProduct } from '@torg/commerce-sdk/extensions';
import { formatMoney, type ListedProduct } from '@torg/commerce-sdk/domain';
import { apiReads } from '../../queries/lazy-reads.ts';
import type { ShopClient } from '../../scope/shop-client.ts';

/** A product that is suggested, with the code by which a search provider counts a click on it. */
export type SearchedProduct = SuggestedProduct & Pick<ListedProduct, 'trackingCode'>;

/** As many as the field shows. */
const most = 4;

/** What the search of the channel finds first by a text. */
export async function searchedProducts(
  commerce: ShopClient,
  text: string,
  options: { signal: AbortSignal },
): Promise<readonly SearchedProduct[]> {
  const { languageId } = commerce.scope;
  const { products } = await (
    await apiReads()
  ).listProducts(commerce, { searchText: text, skip: 0, take: most }, options);
  return products.map((product) => toSearched(product, languageId));
}

function toSearched({ brand, images, price, ...product }: ListedProduct, language: string): SearchedProduct {
  const { productId, alias, name, canonicalUrl, trackingCode } = product;
  const words = (minor: number) => formatMoney(minor, { currency: price?.currency ?? '', language });
  return {
    ...{ productId, alias, name, canonicalUrl, brandName: brand?.name ?? '' },
    imageFileName: images[0]?.fileName ?? null,
    price: price?.selling ?? null,
    formattedPrice: price && { incVat: words(price.selling.incVat), exVat: words(price.selling.exVat) },
    ...(trackingCode !== undefined && { trackingCode }),
  };
}
