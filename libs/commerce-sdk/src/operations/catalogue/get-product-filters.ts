import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Facet, FacetValue, ProductFilters } from '../../domain/listing/facet.ts';
import { minorFromDecimal } from '../../domain/money/minor-from-decimal.ts';
import { MissingDataError } from '../../errors/missing-data-error.ts';
import { ProductFiltersDocument } from '../../generated/graphql.ts';
import type { FacetFragment } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import { selectionVariables } from './product-selection.ts';
import type { AddressScope } from '../../domain/address/without-market.ts';
import { shopPath } from '../shop-path.ts';
import type { ProductSelection } from './product-selection.ts';

/**
 * Reads all that a list can be narrowed by, without its products, in the client's market and language. Ask without `facets`
 * once to learn every value; with them, values that are left by none are missing.
 */
export async function getProductFilters(
  client: CommerceClient,
  selection: ProductSelection = {},
  options?: RequestOptions,
): Promise<ProductFilters> {
  const { products } = await client.request(ProductFiltersDocument, selectionVariables(selection), options);
  if (!products) throw new MissingDataError('ProductFilters');
  const { count, filters } = products;
  const price = filters?.price;
  return {
    count,
    price: price ? { lowest: minorFromDecimal(price.lowest), highest: minorFromDecimal(price.highest) } : null,
    facets: present(filters?.facets)
      .map((facet) => toFacet(facet, client.scope))
      .sort(byOrder),
  };
}

function toFacet({ filterId, type, group, label, order, values }: FacetFragment, scope: AddressScope): Facet {
  return {
    filterId,
    type: type ?? '',
    group: group ?? '',
    label: label ?? '',
    order,
    values: present(values)
      .flatMap((value) => toFacetValue(value, scope))
      .sort(byOrder),
  };
}

type ValueAnswer = NonNullable<NonNullable<FacetFragment['values']>[number]>;

/** A value without an id of its own cannot be chosen. */
function toFacetValue(value: ValueAnswer, scope: AddressScope): FacetValue[] {
  const { facetId, parentId, label, url, order, count, hidden } = value;
  const path = shopPath(url, '', scope) || null;
  return facetId ? [{ facetId, parentId, label: label ?? '', url: path, order, count, isHidden: hidden }] : [];
}

function byOrder(one: { order: number }, other: { order: number }): number {
  return one.order - other.order;
}
