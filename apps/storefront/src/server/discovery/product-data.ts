import type { Price, Product, Sku, Variant } from '@torg/commerce-sdk/domain';
import { sitePath } from '@torg/market-routing';
import { showsWidget } from '../../config/review-widget.ts';
import { pictureView } from '../../display/picture-view.ts';
import { productFamily } from '../../features/product/product-family.ts';
import { variantLevels } from '../../features/product/variant-levels.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { offerData } from './offer-data.ts';

type ProductScope = Pick<AppScope, 'site' | 'config'>;

/** Of a product with more choices than this, search engines come by the others on their pages. */
const mostVariants = 25;

/** What schema.org calls that by which variants differ; what it has no word for is told by their names. */
const properties: Readonly<Record<string, string>> = {
  color: 'https://schema.org/color',
  size: 'https://schema.org/size',
  material: 'https://schema.org/material',
  pattern: 'https://schema.org/pattern',
};

/**
 * A product and what it costs, as search engines show it; null where it cannot be bought, or has no picture. In sizes or
 * colours it is a group: each size is told whole, other colours by their addresses, where they are told in turn.
 */
export function productData(scope: ProductScope, product: Product): object | null {
  const { price, images, skus } = product;
  if (!price || images.length === 0) return null;
  const sold = { ...product, price };
  const levels = variantLevels(product);
  const others = otherAddresses(scope, product);
  if (skus.length < 2 && others.length === 0) {
    return {
      '@context': 'https://schema.org',
      ...commonData(scope, product),
      ...soldData(scope, sold, skus[0] ?? null),
    };
  }
  const own = skus.length < 2 ? [skus[0] ?? null] : skus.slice(0, mostVariants);
  const dimensions = [...levels.map(({ dimension }) => dimension), ...(skus.length > 1 ? ['Size'] : [])];
  const variesBy = [...new Set(dimensions.flatMap((dimension) => properties[dimension.toLowerCase()] ?? []))];
  const colour = levels.find(({ dimension }) => dimension.toLowerCase() === 'color')?.current.label;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    ...commonFacts(scope, product),
    productGroupID: productFamily(product).replace(' ', '-'),
    ...(variesBy.length > 0 && { variesBy }),
    hasVariant: [
      ...own.map((sku) => ({
        ...commonData(scope, product),
        ...(colour && { color: colour }),
        ...(skus.length > 1 && sku && { name: `${product.name}, ${sku.name}`, size: sku.name }),
        ...soldData(scope, sold, sku, skus.length > 1),
      })),
      ...others.slice(0, mostVariants).map((url) => ({ '@type': 'Product', url })),
    ],
  };
}

/** What holds for every choice of it. */
function commonFacts({ site, config }: ProductScope, { name, canonicalUrl, brand, images, texts, rating }: Product) {
  const absolute = (path: string) => new URL(path, site.origin).href;
  return {
    name,
    url: absolute(sitePath(site, canonicalUrl)),
    ...(texts.short && { description: texts.short }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    image: images.map((image) => absolute(pictureView(config.imageBase, image, '').src)),
    // The stars that the page shows beside its heading; a provider's widget tells its own.
    ...(rating.voteCount > 0 &&
      !showsWidget(config) && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.score,
          reviewCount: rating.voteCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}

function commonData(scope: ProductScope, product: Product) {
  return { '@type': 'Product', ...commonFacts(scope, product) };
}

/** What a size is known by and what it costs; of a product without sizes, the product itself. */
function soldData(scope: ProductScope, product: Product & { price: Price }, sku: Sku | null, isOneOfSizes = false) {
  const page = new URL(sitePath(scope.site, product.canonicalUrl), scope.site.origin);
  if (sku && isOneOfSizes) page.searchParams.set('sku', String(sku.skuId));
  const { gtin } = sku ?? { gtin: null };
  // A package has no number of an article.
  const number = (isOneOfSizes && sku?.articleNumber) || product.articleNumber || String(product.productId);
  return {
    sku: number,
    ...(gtin && { [gtin.length === 13 ? 'gtin13' : 'gtin']: gtin }),
    offers: offerData(scope, product, { url: page.href, stock: (sku ?? product).stock }),
  };
}

/** The addresses of the other products of its group. */
function otherAddresses({ site }: ProductScope, { variants, canonicalUrl }: Product): readonly string[] {
  const paths = new Set(variants.flatMap(pathsOf));
  paths.delete(canonicalUrl);
  return [...paths].map((path) => new URL(sitePath(site, path), site.origin).href);
}

function pathsOf({ level, canonicalUrl, variants }: Variant): readonly string[] {
  return level > 1 ? variants.flatMap(pathsOf) : level === 1 ? [canonicalUrl] : [];
}
