import { queryOptions } from '@tanstack/react-query';
import { getProductPackage, type CommerceClient } from '@torg/commerce-sdk';
import { scopeKey } from '../../queries/scope-key.ts';

/** What a package is put together from; null for a product that is none. */
export function packageQuery(commerce: CommerceClient, alias: string) {
  return queryOptions({
    queryKey: ['package', scopeKey(commerce), alias],
    queryFn: ({ signal }) => getProductPackage(commerce, { alias }, { signal }),
  });
}
