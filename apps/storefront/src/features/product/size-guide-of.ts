import type { ContentPage } from '@torg/commerce-sdk';
import type { Product } from '@torg/commerce-sdk/domain';

/** The tag of editorial pages that are size guides. */
export const sizeGuideTag = 'size-guide';

/** Of which goods a page tells the sizes, said by tags such as `brand:ask` and `category:trojor-och-koftor`. */
export type SizeGuidePage = Pick<ContentPage, 'alias' | 'title' | 'canonicalUrl' | 'tags'>;

/**
 * The size guide of a product: that of its brand within one of its categories before that of the brand, then that of the
 * nearest category above it. A page that names neither is for all goods. Null where none is for it.
 */
export function sizeGuideOf<Page extends SizeGuidePage>(
  { brand, breadcrumbs }: Pick<Product, 'brand' | 'breadcrumbs'>,
  pages: readonly Page[],
): Page | null {
  const above = breadcrumbs.map(({ alias }) => alias).toReversed();
  const ranked = pages.flatMap((page) => {
    const [brands, categories] = [named(page, 'brand'), named(page, 'category')];
    const depth = above.findIndex((alias) => categories.includes(alias));
    const fits =
      (brands.length === 0 || brands.includes(brand?.alias ?? '')) && (categories.length === 0 || depth !== -1);
    if (!fits) return [];
    return [{ page, rank: (brands.length > 0 ? 1_000 : 0) + (categories.length > 0 ? 100 - depth : 0) }];
  });
  const [best] = ranked.toSorted((one, other) => other.rank - one.rank);
  return best?.page ?? null;
}

function named({ tags }: SizeGuidePage, kind: 'brand' | 'category'): string[] {
  return tags.flatMap((tag) => (tag.startsWith(`${kind}:`) ? [tag.slice(kind.length + 1)] : []));
}
