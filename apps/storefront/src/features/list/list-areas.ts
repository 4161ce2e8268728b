import type { WidgetAreaRequest } from '@torg/commerce-sdk';

/** The areas around a list: what is made for it, by its category or the like, comes before what is for every list. */
export interface ListAreas {
  top: WidgetAreaRequest;
  bottom: WidgetAreaRequest;
}

/** Which areas stand around a list of these filters; both names are the contract's. */
export function listAreas(filters: WidgetAreaRequest['filters'] = {}): ListAreas {
  const family = 'Productlist';
  return {
    top: { family, areaName: 'The top part of the product list', filters },
    bottom: { family, areaName: 'The bottom part of the product list', filters },
  };
}

/** By which content is made for the list of a category. */
export function areaFilters({ categoryId }: { categoryId: number }): WidgetAreaRequest['filters'] {
  return { Category: String(categoryId) };
}
