import type { BrandListType } from '../generated/contract.ts';
import type { Presented } from '../scope/presented.ts';
import type { BrandRecord } from './brand.repository.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { brandPath } from './page-paths.ts';
import { presentAlternatives } from './present-alternatives.ts';

/** A brand as the contract's BrandType and BrandListType. A brand has the same address in every language. */
export function presentBrand(brand: BrandRecord, { channels }: Pick<CatalogueView, 'channels'>) {
  const canonicalUrl = brandPath(brand.alias);
  const alternatives = () => presentAlternatives(channels, () => canonicalUrl);
  return {
    ...brand,
    canonicalUrl,
    alternativeUrls: alternatives,
    alternativeCanonicalUrls: () => alternatives().map(({ url }) => url),
  } satisfies Presented<BrandListType>;
}
