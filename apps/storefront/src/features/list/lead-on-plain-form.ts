import { readListQuery } from '@torg/commerce-sdk/domain';
import { PageMoved } from '../../page/define-route.ts';
import { choiceAddress, type ListSource } from './list-source.ts';
import { bandsIn, rangeFacet, readFields } from './price-range.ts';

/** What the fields of the lowest and the highest price are sent as, by a form that no script reads. */
export const priceFields = { from: 'price-from', to: 'price-to' } as const;

/** What a browser without script sent is led to the one address of that choice. */
export function leadOnPlainForm(source: ListSource, url: URL): void {
  const query = new URLSearchParams(url.searchParams);
  const [from, to] = [query.get(priceFields.from), query.get(priceFields.to)];
  if (from === null && to === null) return;
  query.delete(priceFields.from);
  query.delete(priceFields.to);
  const chosen = readListQuery(query);
  const range = rangeFacet(readFields({ from: from ?? '', to: to ?? '' }));
  const address = choiceAddress(
    source,
    { pathname: url.pathname, query },
    { ...chosen, price: range ? [range] : bandsIn(chosen), page: 1 },
  );
  throw new PageMoved(address, { isForGood: false });
}
