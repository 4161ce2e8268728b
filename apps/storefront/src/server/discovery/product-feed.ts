import { getProducts, getProductTexts } from '@torg/commerce-sdk';
import { decimalFromMinor, stockState, type ListedProduct, type StockState } from '@torg/commerce-sdk/domain';
import { sitePath } from '@torg/market-routing';
import { pictureView } from '../../display/picture-view.ts';
import { mostPerList, mostSkipped } from '../../queries/catalogue-queries.ts';
import type { ServedSite } from '../served-site.ts';
import type { PriceRange } from './sitemap/price-range.ts';

const columns = [
  ...[
    'id',
    'title',
    'description',
    'link',
    'image_link',
    'availability',
    'price',
    'sale_price',
    'brand',
    'product_type',
  ],
] as const;

type Row = Readonly<Record<(typeof columns)[number], string>>;

/** In the words of Google Merchant Center. */
const availability: Readonly<Record<StockState, string>> = {
  'in-stock': 'in_stock',
  'few-left': 'in_stock',
  static: 'in_stock',
  oversellable: 'backorder',
  'out-of-stock': 'out_of_stock',
};

/**
 * Every product that has a price, as tab separated text with a line for each: what it is called, what it costs with VAT and
 * whether it is there. It comes as the API answers: no more than 200 products are held at once.
 */
export async function* productFeed(shop: ServedSite, ranges: readonly PriceRange[]): AsyncGenerator<string> {
  let start = lineOf(columns);
  for (const price of ranges) {
    for (let skip = 0; skip <= mostSkipped; skip += mostPerList) {
      const asked = { skip, take: mostPerList, price, includeCollapsed: true };
      const { count, products } = await getProducts(shop.commerce, asked);
      const texts = await getProductTexts(
        shop.commerce,
        products.map(({ productId }) => productId),
      );
      const rows = products.flatMap((product) => rowOf(shop, product, texts.get(product.productId)) ?? []);
      yield start + rows.map((row) => lineOf(columns.map((column) => row[column]))).join('');
      start = '';
      if (skip + mostPerList >= count) break;
    }
  }
  yield start;
}

function rowOf({ site, config }: ServedSite, product: ListedProduct, text = ''): Row | null {
  const { price, lowestPrice, images, brand, primaryCategory } = product;
  if (!price) return null;
  const cost = (minor: number) => `${decimalFromMinor(minor).toFixed(2)} ${price.currency}`;
  const selling = cost(price.selling.incVat);
  // A price may be struck only where the law lets it: it is then the lowest of the 30 days before.
  const prior = lowestPrice?.isDiscounted ? cost(lowestPrice.comparison.incVat) : null;
  const [image] = images;
  return {
    // By which analytics know it too.
    id: String(product.productId),
    title: product.name,
    // Google wants one of every product: its name stands in where nobody wrote it.
    description: withoutMarkup(text) || product.name,
    link: new URL(sitePath(site, product.canonicalUrl), site.origin).href,
    image_link: image ? new URL(pictureView(config.imageBase, image, '').src, site.origin).href : '',
    availability: availability[stockState(product.stock)],
    price: prior ?? selling,
    sale_price: prior === null ? '' : selling,
    brand: brand?.name ?? '',
    product_type: primaryCategory?.name ?? '',
  };
}

/** A text without the tags that some accounts write in it. */
function withoutMarkup(text: string): string {
  return text.replace(/<[^>]*>/g, ' ').trim();
}

function lineOf(values: readonly string[]): string {
  return `${values.map((value) => value.replace(/\s+/g, ' ').trim()).join('\t')}\n`;
}
