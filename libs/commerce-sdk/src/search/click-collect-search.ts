import { addressSetting, checkSettings } from '../client/check-settings.ts';
import { providerSort } from '../domain/listing/active-sort.ts';
import { decimalFromMinor } from '../domain/money/decimal-from-minor.ts';
import { MissingDataError } from '../errors/missing-data-error.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import { askProvider, type ProviderPorts } from './ask-provider.ts';
import { isRecord, numberIn, recordsIn } from '../json/loose-value.ts';
import { hitFields, readFilters, readHits } from './read-hits.ts';
import type { HitSelection, ListSearch, SearchHits, SearchProvider } from './search-provider.ts';

/** The provider, by its endpoints and the ids that it gave the shop. */
export interface ClickCollectOptions extends ProviderPorts {
  /** Absolute address of the provider's API, ending in a slash: `https://core.helloretail.com/serve/`. */
  endpoint: string;
  /** Where clicks are sent; `collect/click` below the endpoint when left out. */
  clickEndpoint?: string;
  /** The shop's account for one language. */
  websiteUuid: string;
  /** What the provider calls its parts that serve this shop. */
  keys: { search: string; page: string; recommendations: string };
  /** Gives the visitor's id, 24 hexadecimal digits; null while they have not agreed to be followed. */
  trackingUserId: () => string | null;
  /** Takes what went wrong with counting a click. */
  report: (message: string, error: unknown) => void;
}

/** By which the provider knows somebody who does not want to be followed. */
const NOBODY = '0'.repeat(24);

/**
 * Finds products by a provider that collects clicks (Hello Retail), in the language of the keys. Throws a
 * `ConfigurationError` where its address is none.
 *
 * @example
 * const search = createClickCollectSearch({
 *   endpoint: 'https://search.example/serve/',
 *   websiteUuid: '00000000-0000-0000-0000-000000000000',
 *   keys: { search: 'key', page: 'key', recommendations: 'key' },
 *   trackingUserId: () => null, // without consent nobody is followed
 *   report: (message, error) => console.warn(message, error),
 * });
 */
export function createClickCollectSearch(options: ClickCollectOptions): SearchProvider {
  const { endpoint, websiteUuid, keys, report } = options;
  checkSettings([addressSetting('endpoint', endpoint, /^https?:\/\/\S+\/$/i, 'https://core.helloretail.com/serve/')]);
  const ask = (path: string, body: object, signal?: AbortSignal) =>
    askProvider(options, { url: `${endpoint}${path}`, name: path, body, signal });
  const visitor = () => options.trackingUserId() ?? NOBODY;
  return {
    async search({ text, ...wanted }, call) {
      const products = { ...selectionOf(wanted), returnFilters: wanted.withFilters === true };
      const body = { key: keys.search, query: text.trim() || '*', trackingUserId: visitor(), products };
      const answer = await ask('search', body, call?.signal);
      return toHits(answer['products'], { name: 'search', total: 'totalCount', result: 'results' }, wanted);
    },
    async list({ category, brand, ...wanted }, call) {
      const products = selectionOf(wanted);
      const params = { filters: placeOf({ category, brand }) };
      const firstLoad = wanted.withFilters === true;
      const body = { format: 'json', firstLoad, trackingUserId: visitor(), params, products };
      const answer = await ask(`pages/${encodeURIComponent(keys.page)}`, body, call?.signal);
      return toHits(answer['products'], { name: 'pages', total: 'total', result: 'result' }, wanted);
    },
    async recommend({ canonicalUrl, take }, call) {
      const request = { key: keys.recommendations, count: take, fields: hitFields, context: { urls: [canonicalUrl] } };
      const body = { websiteUuid, trackingUserId: visitor(), requests: [request] };
      const [response] = recordsIn((await ask('recoms', body, call?.signal))['responses']);
      return readHits(response?.['products']).slice(0, take);
    },
    async trackClick(source) {
      const url = options.clickEndpoint ?? `${endpoint}collect/click`;
      try {
        const body = { websiteUuid, trackingUserId: visitor(), source };
        await askProvider(options, { url, name: 'click', body, keepalive: true });
      } catch (error) {
        report('An error occured in trackClick', toCommerceError(error));
      }
    },
  };
}

/** A selection in the provider's words: filters such as `brand:Lera` and `price:70,90`, prices in kronor. */
function selectionOf({ skip, take, facets = [], price, sort = 'RECOMMENDED' }: HitSelection): object {
  const order = providerSort(sort);
  const range = [price?.lowest, price?.highest].map((amount) => (amount === undefined ? '' : decimalFromMinor(amount)));
  return {
    start: skip,
    count: take,
    fields: hitFields,
    filters: [...facets, ...(price ? [`price:${range.join(',')}`] : [])],
    sorting: order ? [`${order.field} ${order.direction === 'ascending' ? 'asc' : 'desc'}`] : [],
  };
}

/** A list's place by the names that the provider knows it by; steps of a category are divided by `$`. */
function placeOf({ category, brand }: { category: ListSearch['category']; brand: ListSearch['brand'] }): object {
  return {
    ...(category && { hierarchies: [category.names.join('$')] }),
    ...(brand && { brand: [brand.name] }),
  };
}

/** Searches and pages answer alike, but for the names of their parts. An answer without products is no empty list. */
function toHits(
  products: unknown,
  part: { name: string; total: string; result: string },
  { withFilters }: Pick<HitSelection, 'withFilters'>,
): SearchHits {
  const count = isRecord(products) ? numberIn(products[part.total]) : null;
  if (!isRecord(products) || count === null) throw new MissingDataError(part.name);
  return {
    count,
    hits: readHits(products[part.result]),
    filters: withFilters ? readFilters(products['filters'], count) : null,
  };
}
