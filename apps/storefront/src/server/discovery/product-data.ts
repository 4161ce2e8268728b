import { decimalFromMinor, stockState, type Product, type StockState } from '@torg/commerce-sdk/domain';
import { sitePath } from '@torg/market-routing';
import { pictureView } from '../../display/picture-view.ts';
import type { AppScope } from '../../scope/app-scope.ts';

const availability: Readonly<Record<StockState, string>> = {
  'in-stock': 'https://schema.org/InStock',
  'few-left': 'https://schema.org/LimitedAvailability',
  static: 'https://schema.org/InStock',
  oversellable: 'https://schema.org/BackOrder',
  'out-of-stock': 'https://schema.org/OutOfStock',
};

/**
 * A product and what it costs, as search engines show it; null where it cannot be bought, or has no picture. The price is a
 * consumer's, with VAT, and says so, whoever asks: no search engine comes as an organisation, whose pages are no one else's.
 */
export function productData(
  { site, config }: Pick<AppScope, 'site' | 'config'>,
  { name, articleNumber, canonicalUrl, brand, images, price, stock, texts }: Product,
): object | null {
  if (!price || images.length === 0) return null;
  const absolute = (path: string) => new URL(path, site.origin).href;
  const url = absolute(sitePath(site, canonicalUrl));
  const cost = { price: decimalFromMinor(price.selling.incVat).toFixed(2), priceCurrency: price.currency };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url,
    sku: articleNumber,
    ...(texts.short && { description: texts.short }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    image: images.map((image) => absolute(pictureView(config.imageBase, image, '').src)),
    offers: {
      '@type': 'Offer',
      url,
      ...cost,
      priceSpecification: { '@type': 'UnitPriceSpecification', ...cost, valueAddedTaxIncluded: true },
      availability: availability[stockState(stock)],
    },
  };
}
