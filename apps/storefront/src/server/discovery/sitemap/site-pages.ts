import {
  getBrands,
  getCategoryAddresses,
  getContentPages,
  getProductAddresses,
  type CataloguePageAddress,
} from '@torg/commerce-sdk';
import {
  matchShopRoute,
  routePattern,
  siteHref,
  sitePath,
  type MarketSite,
  type RouteParams,
  type ShopRouteName,
} from '@torg/market-routing';
import { contentAddressesIn } from '../../../features/content/content-addresses.ts';
import { mostPerList, mostSkipped } from '../../../queries/catalogue-queries.ts';
import { pageNames, type PageName } from '../../../page/page-names.ts';
import { clientOn } from '../../../scope/client-on.ts';
import { fixedAlternates, hreflangs, knownAlternates } from '../../../page/alternates.ts';
import type { ServedSite } from '../../served-site.ts';
import { closedToRobots } from '../robots-document.ts';
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
function productRanges({ commerce }: ServedSite): Promise<readonly PriceRange[]> {
  const countIn = async (price: PriceRange) => (await getProductAddresses(commerce, { skip: 0, take: 0, price })).count;
  return splitByPrice(countIn, mostProducts);
}

/** Likewise, asked for once a minute. */
export function readRanges(shop: ServedSite): Promise<readonly PriceRange[]> {
  return shop.shared.read('sitemap ranges', () => productRanges(shop));
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

/** All other pages: the fixed ones, the lists of products, and what editors wrote. */
export async function* otherPages(shop: ServedSite): AsyncGenerator<readonly SitemapPage[]> {
  yield pageNames.filter((name) => isFixed(name, shop)).map((name) => fixedPage(shop, name, {}));
  yield (await getCategoryAddresses(shop.commerce)).map((address) => cataloguePage(shop, address));
  yield (await getBrands(shop.commerce)).map(({ alias }) => fixedPage(shop, 'brand', { brand: [alias] }));
  yield await editorialPages(shop);
}

/** The pages whose address needs nothing more to be written. */
type FixedPageName = { [Name in PageName]: RouteParams<Name> extends Record<string, never> ? Name : never }[PageName];

/** Whether a page stands at one address alone, and robots are not asked to leave it alone. */
function isFixed(name: PageName, { site }: ServedSite): name is FixedPageName {
  return !routePattern(site.locale, name).includes(':') && !closedToRobots.includes(name);
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

async function editorialPages({ site, config, commerce }: ServedSite): Promise<readonly SitemapPage[]> {
  const read = async (one: MarketSite) => ({ site: one, pages: await getContentPages(clientOn(commerce, one)) });
  const [own, all] = await Promise.all([getContentPages(commerce), Promise.all(config.sites.map(read))]);
  const isOfAPageOfItsOwn = (path: string) => {
    const name = matchShopRoute(site.locale, path)?.name;
    return name !== undefined && !routePattern(site.locale, name).includes(':');
  };
  const listed = own.filter(({ canonicalUrl }) => !isOfAPageOfItsOwn(canonicalUrl));
  return listed.map(({ id, canonicalUrl }) =>
    cataloguePage({ site, config }, { canonicalUrl, alternativeUrls: contentAddressesIn(all, id) }),
  );
}

function cataloguePage(
  { site, config }: Pick<ServedSite, 'site' | 'config'>,
  address: CataloguePageAddress,
): SitemapPage {
  return {
    address: site.origin + sitePath(site, address.canonicalUrl),
    alternates: hreflangs(knownAlternates({ config }, address.alternativeUrls), config.sites),
  };
}
