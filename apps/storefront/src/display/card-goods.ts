import type { ListedProduct, VatView } from '@torg/commerce-sdk/domain';
import { variantOf } from '@torg/analytics/variant';
import type { ListedCard } from '@torg/stores';

/** What is counted of a product on a card. Its number is 0 where nobody says it. */
type CountedGoods = Pick<
  ListedProduct,
  'productId' | 'price' | 'lowestPrice' | 'primaryCategory' | 'trackingCode' | 'variants'
>;

/**
 * What a card tells scripts of its product, besides what it shows: lists are markup alone, whose data is not in the browser.
 * Its fields are the number of the product, the price and what it is reduced by (minor units, as the card shows them), the
 * currency, the category, the variant and the code by which a search provider that found it counts a click, apart by bars.
 */
export function writeCardGoods(product: CountedGoods, vatView: VatView): string {
  const { productId, price, lowestPrice, primaryCategory, trackingCode } = product;
  const selling = price?.selling[vatView];
  const reduction = price && lowestPrice?.isDiscounted ? lowestPrice.comparison[vatView] - price.selling[vatView] : 0;
  const words = [primaryCategory?.name, variantOf(product), trackingCode && encodeURIComponent(trackingCode)];
  return [productId || '', selling, reduction || '', price?.currency, ...words]
    .map((field) => String(field ?? '').replaceAll('|', '/'))
    .join('|')
    .replace(/\|+$/, '');
}

/** Reads what a card tells, with what it shows; of a card that tells nothing, what it shows. */
export function readCardGoods(text: string, { name, brand }: Pick<ListedCard, 'name' | 'brand'>): ListedCard {
  const [productId, selling, reduction, currency = '', category = '', variant = '', code = ''] = text.split('|');
  return {
    productId: productId ? Number(productId) : null,
    ...{ name, brand, category, variant },
    ...(code && { trackingCode: decodeURIComponent(code) }),
    price: selling ? { currency, selling: Number(selling), reduction: Number(reduction) } : null,
  };
}
