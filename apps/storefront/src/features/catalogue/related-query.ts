import type { CommerceClient } from '@torg/commerce-sdk';
import type { Product } from '@torg/commerce-sdk/domain';
import { deferred, productsQuery } from '../../queries/catalogue-queries.ts';

/** One more than is shown, because the product itself is among them. */
const candidates = 5;

/** What sells best of the product's own category. */
export function relatedQuery(commerce: CommerceClient, { primaryCategory }: Pick<Product, 'primaryCategory'>) {
  const selection = { categoryAlias: primaryCategory?.alias, sort: 'MOST_SOLD' } as const;
  return { ...productsQuery(commerce, selection, 1, candidates), ...deferred };
}
