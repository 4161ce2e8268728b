import type { CommerceClient } from '@torg/commerce-sdk';
import { deferredProductsQuery } from '../../queries/catalogue-queries.ts';

const shown = 8;

export function newsQuery(commerce: CommerceClient) {
  return deferredProductsQuery(commerce, { sort: 'LATEST' }, shown);
}

export function bestsellersQuery(commerce: CommerceClient) {
  return deferredProductsQuery(commerce, { sort: 'MOST_SOLD' }, shown);
}
