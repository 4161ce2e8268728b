import type { CommerceClient } from '@torg/commerce-sdk';
import { deferredProductsQuery, productsQuery } from '../../queries/catalogue-queries.ts';

const shown = 8;

export function newsQuery(commerce: CommerceClient) {
  return productsQuery(commerce, { sort: 'LATEST' }, 1, shown);
}

export function bestsellersQuery(commerce: CommerceClient) {
  return deferredProductsQuery(commerce, { sort: 'MOST_SOLD' }, shown);
}
