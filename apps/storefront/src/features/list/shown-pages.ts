import { readListQuery } from '@torg/commerce-sdk/domain';

/** What an address says beside `page` where pages before that one stand on the screen too. */
export const firstPageKey = 'first';

/** More than this a page does not grow: what follows then has a page of its own. */
export const mostShownPages = 10;

/** Pages of a list that stand on the screen as one, both counted from 1. */
export interface ShownPages {
  first: number;
  last: number;
}

/**
 * The pages that an address shows: `page`, and those from `first` to it that a shopper added. Since the address says so, Back,
 * a reload and a link that is sent to somebody show the same goods.
 */
export function shownPages(query: URLSearchParams): ShownPages {
  const { page } = readListQuery(query);
  const first = Number(query.get(firstPageKey) ?? page);
  const isRange = Number.isInteger(first) && first >= 1 && first < page && page - first < mostShownPages;
  return { first: isRange ? first : page, last: page };
}
