/** What may decide the order of a list; null where it says nothing. */
export interface SortChoices {
  /** What the shopper picked. */
  active: string | null;
  /** What the route or the list asks for, such as LATEST for news and RELEVANCE for a search. */
  custom: string | null;
  /** What the channel begins with. */
  fallback: string;
}

/**
 * The sort of a list, in the API's words: the shopper's pick wins over the list's own wish, and that over the channel's.
 *
 * @example
 * activeSort({ active: null, custom: 'PRICE', fallback: 'LATEST' });
 */
export function activeSort({ active, custom, fallback }: SortChoices): string {
  return active ?? custom ?? fallback;
}

/** An order as a search provider takes it. */
export interface ProviderSort {
  field: 'created' | 'price';
  direction: 'ascending' | 'descending';
}

/**
 * How a search provider orders by a sort; null where it keeps its own order, of what it recommends or finds most relevant.
 * Sorts that are not known are as LATEST.
 *
 * @example
 * providerSort('PRICE'); // null for what the provider does not sort by
 */
export function providerSort(sort: string): ProviderSort | null {
  switch (sort) {
    case 'RECOMMENDED':
    case 'RELEVANCE':
      return null;
    case 'PRICE':
      return { field: 'price', direction: 'ascending' };
    case 'PRICE_DESC':
      return { field: 'price', direction: 'descending' };
    default:
      return { field: 'created', direction: 'descending' };
  }
}
