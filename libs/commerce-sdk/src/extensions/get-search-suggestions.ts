import type { RequestOptions } from '../client/commerce-client.ts';
import type { VatAmount } from '../domain/money/money.ts';
import { SearchSuggestionsDocument } from '../generated/extensions.ts';
import type { SearchSuggestionsQuery } from '../generated/extensions.ts';
import { toVatAmount } from '../operations/catalogue/to-price.ts';
import type { AddressScope } from '../domain/address/without-market.ts';
import { shopPath } from '../operations/shop-path.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** A product that fits what is being written. */
export interface SuggestedProduct {
  productId: number;
  alias: string;
  name: string;
  canonicalUrl: string;
  brandName: string;
  /** The file name of its first picture; null where it has none. */
  imageFileName: string | null;
  /** Null where it has no price in this market. */
  price: VatAmount | null;
  /** The same in words of the language, such as `149 kr`; null where it has none. */
  formattedPrice: { incVat: string; exVat: string } | null;
}

/** A category or a brand that fits what is being written. */
export interface SuggestedPlace {
  id: number;
  alias: string;
  name: string;
  canonicalUrl: string;
}

/** The best few of each kind that fit what is being written. */
export interface SearchSuggestions {
  products: readonly SuggestedProduct[];
  categories: readonly SuggestedPlace[];
  brands: readonly SuggestedPlace[];
  /** Whole searches that begin as the text does. */
  phrases: readonly string[];
}

/**
 * Reads what to show while a shopper writes in the search field. For an empty text nothing is asked.
 *
 * @example
 * const suggestions = await getSearchSuggestions(extensions, { text: 'mu' });
 */
export async function getSearchSuggestions(
  client: ExtensionsClient,
  { text }: { text: string },
  options?: RequestOptions,
): Promise<SearchSuggestions> {
  if (text.trim() === '') return { products: [], categories: [], brands: [], phrases: [] };
  const { searchSuggestions } = await client.request(SearchSuggestionsDocument, { text }, options);
  const { products, categories, brands, phrases } = searchSuggestions;
  return {
    products: products.map((product) => toProduct(product, client.scope)),
    categories: categories.map((place) => toPlace(place, client.scope)),
    brands: brands.map((place) => toPlace(place, client.scope)),
    phrases,
  };
}

type Suggestions = SearchSuggestionsQuery['searchSuggestions'];

function toProduct(product: Suggestions['products'][number], scope: AddressScope): SuggestedProduct {
  const { productId, alias, name, canonicalUrl, brandName, imageFileName } = product;
  const { sellingPriceIncVat: incVat, sellingPriceExVat: exVat } = product;
  const { sellingPriceIncVatFormatted: inWords, sellingPriceExVatFormatted: exInWords } = product;
  return {
    productId,
    alias,
    name,
    canonicalUrl: shopPath(canonicalUrl, `/p/${alias}`, scope),
    brandName: brandName ?? '',
    imageFileName,
    price: incVat === null || exVat === null ? null : toVatAmount(incVat, exVat),
    formattedPrice: inWords === null || exInWords === null ? null : { incVat: inWords, exVat: exInWords },
  };
}

function toPlace(
  { id, alias, name, canonicalUrl }: Suggestions['brands'][number],
  scope: AddressScope,
): SuggestedPlace {
  return { id, alias, name, canonicalUrl: shopPath(canonicalUrl, '', scope) };
}
