import { getBrands, getCategoryAddresses, getProductAddresses, type CataloguePageAddress } from '@torg/commerce-sdk';
import { siteHref, sitePath, type RouteParams, type ShopRouteName } from '@torg/market-routing';
import { mostPerList, mostSkipped } from '../../../queries/catalogue-queries.ts';
import { fixedAlternates, hreflangs, knownAlternates } from '../../../views/alternates.ts';
import { shopPath } from '../../../views/shop-address.ts';
import type { ServedSite } from '../../served-site.ts';
import { splitByPrice, type PriceRange } from './price-range.ts';
import type { SitemapPage } from './sitemap-document.ts';

/** So many products can be paged through; one sitemap may have 50,000. */
const mostProducts = mostSkipped + mostPerList;

/** More products have one price than the API can page through, so that some stand in no sitemap. */
class TooManyAtOnePrice extends Error {
  readonly code = 'TOO_MANY_AT_ONE_PRICE';

  constructor({ lowest }: PriceRange, count: number) {
    super(`${count} products cost ${lowest} (minor units); sitemaps name the first ${mostProducts} of them`);
    this.name = 'TooManyAtOnePrice';
  }
}

/** The parts of the catalogue that a sitemap each is for, cut as the API can page through them. */
export function productRanges({ commerce }: ServedSite): Promise<readonly PriceRange[]> {
  const countIn = async (price: PriceRange) => (await getProductAddresses(commerce, { skip: 0, take: 0, price })).count;
  return splitByPrice(countIn, mostProducts);
}

/** The product pages within a range of prices, as the API gives them: no more than 200 are held at once. */
export async function* productPages(
  shop: ServedSite,
  price: PriceRange,
  report: (error: unknown) => void,
): AsyncGenerator<readonly SitemapPage[]> {
  for (let skip = 0; skip <= mostSkipped; skip += mostPerList) {
    const { count, addresses } = await getProductAddresses(shop.commerce, { skip, take: mostPerList, price });
    if (skip === 0 && count > mostProducts) report(new TooManyAtOnePrice(price, count));
    yield addresses.map((address) => cataloguePage(shop, address));
    if (skip + mostPerList >= count) return;
  }
}

/** The pages that lists of products stand on, and the fixed ones. */
export async function* otherPages(shop: ServedSite): AsyncGenerator<readonly SitemapPage[]> {
  yield [fixedPage(shop, 'home', {}), fixedPage(shop, 'news', {})];
  yield (await getCategoryAddresses(shop.commerce)).map((address) => cataloguePage(shop, address));
  yield (await getBrands(shop.commerce)).map(({ alias }) => fixedPage(shop, 'brand', { brand: [alias] }));
}

function fixedPage<Name extends ShopRouteName>(
  { site, config }: ServedSite,
  name: Name,
  params: RouteParams<Name>,
): SitemapPage {
  return {
    address: site.origin + siteHref(site, name, params),
    alternates: hreflangs(fixedAlternates({ config }, name, params), config.sites),
  };
}

function cataloguePage({ site, config }: ServedSite, address: CataloguePageAddress): SitemapPage {
  return {
    address: site.origin + sitePath(site, shopPath(address.canonicalUrl)),
    alternates: hreflangs(knownAlternates({ config }, address.alternativeUrls), config.sites),
  };
}
