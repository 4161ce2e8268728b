import { queryOptions } from '@tanstack/react-query';
import type { CommerceClient } from '@torg/commerce-sdk';
import { apiReads } from '../../queries/lazy-reads.ts';
import { scopeKey } from '../../queries/scope-key.ts';
import { familyAliases, sizeTable, type SizeTable } from './size-rows.ts';

/** All sizes of a product and of its family; null where nothing has the alias. */
export function sizeTableQuery(commerce: CommerceClient, alias: string) {
  return queryOptions({
    queryKey: ['size-table', scopeKey(commerce), alias],
    async queryFn({ signal }): Promise<(SizeTable & { name: string; canonicalUrl: string }) | null> {
      const { getProduct } = await apiReads();
      const product = await getProduct(commerce, { alias }, { signal });
      if (!product) return null;
      const family = await Promise.all(
        familyAliases(product).map(async (own) =>
          own === alias ? product : getProduct(commerce, { alias: own }, { signal }),
        ),
      );
      const known = family.flatMap((one) => (one ? [one] : []));
      return { name: product.name, canonicalUrl: product.canonicalUrl, ...sizeTable(known) };
    },
  });
}
