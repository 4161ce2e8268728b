import type { AlternativeUrl } from '../../domain/product/product.ts';
import type { AlternativeUrlFragment } from '../../generated/graphql.ts';
import type { AddressScope } from '../../domain/address/without-market.ts';
import { shopPath } from '../shop-path.ts';
import { toAlternativeUrls } from './to-product.ts';

/** Where a page of the catalogue stands, for sitemaps. */
export interface CataloguePageAddress {
  /** Path within the shop, with a leading slash. */
  canonicalUrl: string;
  /** The same page in the other channels and languages, and here. */
  alternativeUrls: readonly AlternativeUrl[];
}

interface AddressAnswer {
  alias: string | null;
  canonicalUrl: string | null;
  alternativeUrls: readonly (AlternativeUrlFragment | null)[] | null;
}

/**
 * Turns what the API says of a page's address into the shop's; nothing where it has none. `kind` begins the path of those
 * that have an alias alone.
 */
export function toPageAddress(answer: AddressAnswer, kind: 'p' | 'c', scope: AddressScope): CataloguePageAddress[] {
  const canonicalUrl = shopPath(answer.canonicalUrl, answer.alias ? `/${kind}/${answer.alias}` : '', scope);
  return canonicalUrl ? [{ canonicalUrl, alternativeUrls: toAlternativeUrls(answer.alternativeUrls) }] : [];
}
