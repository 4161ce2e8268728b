import type { RelatedProduct } from '@torg/commerce-sdk/domain';
import type { ProductCardProps } from '@torg/ui';
import type { CardViewer } from './card-view.ts';
import { cardPictureView } from './picture-view.ts';
import { priceView } from './price-view.ts';

/** A product that goes with another as a card shows it. What it cost before is not told: the API does not say the price that the law names. */
export function relatedView(product: RelatedProduct, viewer: CardViewer, sizes: string): ProductCardProps {
  const { canonicalUrl, name, brand, images, price } = product;
  const [image] = images;
  return {
    href: canonicalUrl,
    name,
    brand: brand?.name,
    image: image && cardPictureView(viewer.imageBase, image, sizes),
    price: price && priceView(price, null, viewer),
  };
}
