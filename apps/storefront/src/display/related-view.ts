import type { RelatedProduct } from '@torg/commerce-sdk/domain';
import type { ProductCardProps } from '@torg/ui';
import { writeCardGoods } from './card-goods.ts';
import type { CardViewer } from './card-view.ts';
import { cardPictureView } from './picture-view.ts';
import { priceView } from './price-view.ts';

/** A product that goes with another as a card shows it. What it cost before is not told: the API does not say the price that the law names. */
export function relatedView(product: RelatedProduct, viewer: CardViewer, sizes: string): ProductCardProps {
  const { canonicalUrl, name, brand, images, price, primaryCategory, skus } = product;
  const [image] = images;
  return {
    href: canonicalUrl,
    // The API tells the number of a product that goes with another by its sizes alone.
    goods: writeCardGoods(
      { productId: skus[0]?.productId ?? 0, price, lowestPrice: null, primaryCategory, variants: [] },
      viewer.vatView,
    ),
    name,
    brand: brand?.name,
    image: image && cardPictureView(viewer.imageBase, image, sizes),
    price: price && priceView(price, null, viewer),
  };
}
