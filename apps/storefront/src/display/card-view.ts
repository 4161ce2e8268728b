import { stockState, type ListedProduct } from '@torg/commerce-sdk/domain';
import { productGridSizes, type ProductCardProps } from '@torg/ui';
import { writeCardGoods } from './card-goods.ts';
import { cardPictureView } from './picture-view.ts';
import { priceView, type PriceViewer } from './price-view.ts';
import { stockView } from './stock-view.ts';

/** What all cards of a list have in common. */
export interface CardViewer extends PriceViewer {
  imageBase: string;
  /** "4 colours". Lists say the same few numbers over and over, and choosing a plural is the dearest part of a card. */
  coloursLabel(count: number): string;
}

/** Gets ready what all cards of a list have in common, once for all of them. */
export function cardViewer(viewer: PriceViewer, imageBase: string): CardViewer {
  const labels = new Map<number, string>();
  return {
    ...viewer,
    imageBase,
    coloursLabel(count) {
      const label = labels.get(count) ?? viewer.t('goods.colours', { count });
      labels.set(count, label);
      return label;
    },
  };
}

/** A product as a card shows it, in the words of the market. */
export function cardView(product: ListedProduct, viewer: CardViewer): ProductCardProps {
  const { name, brand, variants, price, lowestPrice } = product;
  const [image, second] = product.images;
  return {
    href: product.canonicalUrl,
    goods: writeCardGoods(product, viewer.vatView),
    name,
    brand: brand?.name,
    image: image && cardPictureView(viewer.imageBase, image, productGridSizes),
    secondImage: second && cardPictureView(viewer.imageBase, second, productGridSizes),
    colours: coloursView(variants, viewer),
    price: price && priceView(price, lowestPrice, viewer),
    ...(isPackage(product) && { badge: viewer.t('goods.package'), badgeTone: 'news' as const }),
    stock: stockState(product.stock) === 'in-stock' ? undefined : stockView(product.stock, viewer.t),
  };
}

/** A list tells no more of it than where it stands: packages have addresses of their own. */
function isPackage({ canonicalUrl }: ListedProduct): boolean {
  return canonicalUrl.startsWith('/pp/');
}

/** The colours to choose from; nothing where there is one, or where products differ in something else than colour. */
function coloursView(variants: ListedProduct['variants'], { coloursLabel }: CardViewer) {
  const colours = variants.filter(({ dimension }) => dimension === 'Color');
  if (colours.length < 2) return undefined;
  return { label: coloursLabel(colours.length), colours: colours.flatMap(({ attributes }) => attributes.hex ?? []) };
}
