import { stockState, type Cart, type RelatedProduct } from '@torg/commerce-sdk/domain';
import type { ProductCardProps } from '@torg/ui';
import type { CardViewer } from '../../display/card-view.ts';
import { cardPictureView } from '../../display/picture-view.ts';
import { priceView } from '../../display/price-view.ts';

/** Of what goes with goods of the cart, that which can be bought here and lies in it in no variant, each once; the first few. */
export function goesWith(
  related: readonly RelatedProduct[],
  { lines }: Pick<Cart, 'lines'>,
  count: number,
): readonly RelatedProduct[] {
  const taken = new Set(lines.map(({ product }) => product.alias));
  const fitting = related.filter(({ alias, price, skus }) => {
    if (price === null || taken.has(alias) || skus.every(({ stock }) => stockState(stock) === 'out-of-stock'))
      return false;
    taken.add(alias);
    return true;
  });
  return fitting.slice(0, count);
}

/** Such a product as a card shows it. What it cost before is not told: the API does not say the price that the law names. */
export function goesWithView(product: RelatedProduct, viewer: CardViewer, sizes: string): ProductCardProps {
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
