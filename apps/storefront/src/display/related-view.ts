import type { ListedProduct, RelatedProduct } from '@torg/commerce-sdk/domain';
import type { ProductCardProps } from '@torg/ui';
import { writeCardGoods } from './card-goods.ts';
import type { CardViewer } from './card-view.ts';
import { cardPictureView } from './picture-view.ts';
import { perUnitView, priceView } from './price-view.ts';

/**
 * A product that goes with another, with what lists tell of it: the API says nowhere else what the law asks for beside a
 * price.
 */
export interface RelatedGoods extends RelatedProduct {
  /** Null where the account does not list it. */
  listed: Pick<ListedProduct, 'price' | 'lowestPrice' | 'pricePerUnit'> | null;
}

/** A product that goes with another as a card shows it. */
export function relatedView(product: RelatedGoods, viewer: CardViewer, sizes: string): ProductCardProps {
  const { canonicalUrl, name, brand, images, price, primaryCategory, skus, listed } = product;
  const [image] = images;
  const lowestPrice = listed?.lowestPrice ?? null;
  const told = price && priceView(price, lowestPrice, viewer);
  return {
    href: canonicalUrl,
    // The API tells the number of a product that goes with another by its sizes alone.
    goods: writeCardGoods(
      { productId: skus[0]?.productId ?? 0, price, lowestPrice, primaryCategory, variants: [] },
      viewer.vatView,
    ),
    name,
    brand: brand?.name,
    image: image && cardPictureView(viewer.imageBase, image, sizes),
    price: told && {
      ...told,
      ...(listed && perUnitView(listed, viewer, viewer.country)),
      // As on other cards.
      discount: null,
      priorCaption: told.prior ? viewer.t('goods.price.priorShort') : undefined,
    },
    badges: told?.discount ? [{ text: told.discount, tone: 'sale' }] : [],
  };
}
