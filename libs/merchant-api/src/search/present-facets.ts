import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import { pageAddress, type AddressPlace } from '../market/page-address.ts';
import type { ListFacets } from './count-facets.ts';

/** What can be chosen in a list, as the contract's FilterCollectionType. */
export function presentFacets({ price, facets }: ListFacets, place: AddressPlace) {
  return {
    price: price && { lowest: decimalFromMinor(price.lowest), highest: decimalFromMinor(price.highest) },
    facets: facets.map(({ filterId, type, group, label, order, values }) => ({
      filterId,
      type,
      group,
      label,
      order,
      values: values.map((value) => ({
        _id: value.id,
        facetId: value.facetId,
        parentId: value.parentId,
        label: value.label,
        url: value.url === null ? null : pageAddress(place, value.url),
        order: value.order,
        count: value.count,
        hidden: value.isHidden,
      })),
    })),
  };
}
