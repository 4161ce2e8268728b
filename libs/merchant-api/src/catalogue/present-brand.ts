import type { BrandListType } from '../generated/contract.ts';
import { pageAddress } from '../market/page-address.ts';
import type { Presented } from '../scope/presented.ts';
import type { BrandRecord } from './brand.repository.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { brandPath } from './page-paths.ts';
import { presentAlternatives } from './present-alternatives.ts';

/** A brand as the contract's BrandType and BrandListType. A brand has the same path in every language. */
export function presentBrand(brand: BrandRecord, { channels, shop }: Pick<CatalogueView, 'channels' | 'shop'>) {
  const path = brandPath(brand.alias);
  const alternatives = () => presentAlternatives(channels, () => path);
  return {
    ...brand,
    canonicalUrl: pageAddress(shop, path),
    alternativeUrls: alternatives,
    alternativeCanonicalUrls: () => alternatives().map(({ url }) => url),
  } satisfies Presented<BrandListType>;
}
