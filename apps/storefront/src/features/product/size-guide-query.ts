import { queryOptions } from '@tanstack/react-query';
import type { Product } from '@torg/commerce-sdk/domain';
import { apiReads } from '../../queries/lazy-reads.ts';
import type { QuerySource } from '../../queries/query-source.ts';
import { scopeKey } from '../../queries/scope-key.ts';

/** The editorial page with the size guide of a product; null where there is none. */
export function sizeGuideQuery({ commerce, shared }: QuerySource, product: Product) {
  return queryOptions({
    queryKey: ['size guide', scopeKey(commerce), product.alias],
    async queryFn() {
      const [{ getContentPages }, { sizeGuideOf, sizeGuideTag }] = await Promise.all([
        apiReads(),
        import('./size-guide-of.ts'),
      ]);
      const pages = await shared.read('size guides', () => getContentPages(commerce, { includeTags: [sizeGuideTag] }));
      const guide = sizeGuideOf(product, pages);
      return guide && { alias: guide.alias, title: guide.title, path: guide.canonicalUrl };
    },
    staleTime: Infinity,
  });
}
