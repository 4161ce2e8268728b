import { stockState, type ListedProduct, type Rating } from '@torg/commerce-sdk/domain';
import { href } from '@torg/market-routing';
import { productGridSizes, type CardBadge, type ProductCardProps } from '@torg/ui';
import { writeCardGoods } from './card-goods.ts';
import { cardPictureView } from './picture-view.ts';
import { perUnitView, priceView, type PriceViewer } from './price-view.ts';
import { stockView } from './stock-view.ts';

/** What all cards of a list have in common. */
export interface CardViewer extends PriceViewer {
  imageBase: string;
  /** Whether a review provider tells what customers think, and the shop's own stars are not shown. */
  hasReviewWidget?: boolean;
  /** Whose rules hold, ISO 3166. */
  country: string;
  /** "4 colours". Lists say the same few numbers over and over, and choosing a plural is the dearest part of a card. */
  coloursLabel(count: number): string;
}

/** Gets ready what all cards of a list have in common, once for all of them. */
export function cardViewer(viewer: Omit<CardViewer, 'coloursLabel'>): CardViewer {
  const labels = new Map<number, string>();
  return {
    ...viewer,
    coloursLabel(count) {
      const label = labels.get(count) ?? viewer.t('goods.colours', { count });
      labels.set(count, label);
      return label;
    },
  };
}

/** A product as a card shows it, in the words of the market. */
export function cardView(product: ListedProduct, viewer: CardViewer): ProductCardProps {
  const { name, brand, variants, rating } = product;
  const [image, second] = product.images;
  const price = cardPrice(product, viewer);
  return {
    href: product.canonicalUrl,
    goods: writeCardGoods(product, viewer.vatView),
    name,
    brand: brand?.name,
    image: image && cardPictureView(viewer.imageBase, image, productGridSizes),
    secondImage: second && cardPictureView(viewer.imageBase, second, productGridSizes),
    rating: rating.voteCount > 0 && !viewer.hasReviewWidget ? ratingView(rating, viewer) : undefined,
    colours: coloursView(variants, viewer),
    // The discount stands on the picture: beside a red price there is no room for another red.
    price: price && { ...price, discount: null },
    stock: stockState(product.stock) === 'in-stock' ? undefined : stockView(product.stock, viewer.t),
    badges: badgesOf(price?.discount, product, viewer),
    compare: compareView(product, viewer),
  };
}

/** A list tells no more of it than where it stands: packages have addresses of their own. */
function isPackage({ canonicalUrl }: ListedProduct): boolean {
  return canonicalUrl.startsWith('/pp/');
}

/** The price with all that the law asks for beside it. */
function cardPrice(product: ListedProduct, viewer: CardViewer) {
  const { price, lowestPrice } = product;
  if (!price) return null;
  return {
    ...priceView(price, lowestPrice, viewer),
    ...perUnitView(product, viewer, viewer.country),
    priorCaption: lowestPrice?.isDiscounted ? viewer.t('goods.price.priorShort') : undefined,
  };
}

/** On the picture: how much a price is reduced, that it is put together, and the campaign where it has a name for shoppers. */
function badgesOf(discount: string | null | undefined, product: ListedProduct, { t }: CardViewer): CardBadge[] {
  const named = product.campaigns.find(({ isTitleHidden, name }) => !isTitleHidden && name !== '');
  return [
    ...(discount ? [{ text: discount, tone: 'sale' } as const] : []),
    ...(isPackage(product) ? [{ text: t('goods.package'), tone: 'news' } as const] : []),
    ...(named ? [{ text: named.name, tone: 'news' } as const] : []),
  ];
}

/** The way to a comparison that begins with it; `client/follow-compare.ts` adds what the tab compares already. */
function compareView({ productId, name }: ListedProduct, { locale, t }: CardViewer) {
  const products = String(productId);
  return { label: t('goods.compare', { name }), href: href(locale, 'compare', {}, { products }), of: products };
}

/** What customers think of a product, as stars with how many they are. */
function ratingView({ score, voteCount }: Rating, { t }: Pick<PriceViewer, 't'>) {
  const written = String(Math.round(score * 10) / 10).replace('.', ',');
  return { score, count: `(${voteCount})`, spoken: t('goods.rating', { score: written, count: voteCount }) };
}

/** The colours to choose from; nothing where there is one, or where products differ in something else than colour. */
function coloursView(variants: ListedProduct['variants'], { coloursLabel }: CardViewer) {
  const colours = variants.filter(({ dimension }) => dimension === 'Color');
  if (colours.length < 2) return undefined;
  const shown = colours.flatMap(({ label, canonicalUrl, productId, attributes: { hex } }) =>
    hex && canonicalUrl ? { label, href: canonicalUrl, colour: hex, goods: productId } : [],
  );
  return { label: coloursLabel(colours.length), colours: shown };
}
