import type { Facet, ProductFilters } from '../domain/listing/facet.ts';
import { minorFromDecimal } from '../domain/money/minor-from-decimal.ts';
import { isRecord, numberIn, recordsIn, textIn } from '../json/loose-value.ts';
import type { SearchHit } from './search-provider.ts';

/** What the provider is asked for of each product. Without the tracking code no click can be counted. */
export const hitFields = ['title', 'url', 'price', 'extraData', 'trackingCode'] as const;

/** Reads the products of an answer. One without an address to show it at is left out. Prices come in kronor. */
export function readHits(products: unknown): SearchHit[] {
  return recordsIn(products).flatMap((product) => {
    const canonicalUrl = pathOf(textIn(product['url']));
    const extra = isRecord(product['extraData']) ? product['extraData'] : {};
    const alias = textIn(extra['alias']) || (canonicalUrl.split('/').at(-1) ?? '');
    if (alias === '') return [];
    const price = numberIn(product['price']);
    return [
      {
        alias,
        productId: numberIn(extra['productId']),
        name: textIn(product['title']),
        canonicalUrl,
        price: price === null ? null : minorFromDecimal(price),
        trackingCode: textIn(product['trackingCode']) || null,
      },
    ];
  });
}

/** A feed may carry whole addresses, while links of the shop are paths. */
function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, '');
}

/** Reads what an answer can be narrowed by: lists of values, and the range of prices, which comes in kronor as text. */
export function readFilters(filters: unknown, count: number): ProductFilters {
  const all = recordsIn(filters);
  const price = all.find(({ name }) => name === 'price');
  const lowest = numberIn(price?.['min']);
  const highest = numberIn(price?.['max']);
  const hasRange = lowest !== null && highest !== null;
  return {
    count,
    price: hasRange ? { lowest: minorFromDecimal(lowest), highest: minorFromDecimal(highest) } : null,
    facets: all.filter(({ values }) => Array.isArray(values)).map(readFacet),
  };
}

function readFacet({ name, title, values }: Record<string, unknown>, order: number): Facet {
  const filterId = textIn(name);
  return {
    filterId,
    type: facetType(filterId),
    group: filterId,
    label: textIn(title),
    order,
    values: recordsIn(values).map((value, index) => ({
      facetId: textIn(value['query']),
      parentId: null,
      label: textIn(value['title']),
      url: null,
      order: index,
      count: numberIn(value['count']) ?? 0,
      isHidden: false,
    })),
  };
}

/** What the shop calls the kind of a filter. */
export function facetType(filterId: string): string {
  switch (filterId) {
    case 'brand':
      return 'Brand';
    case 'hierarchies':
      return 'Category';
    default:
      return 'Parameter';
  }
}
