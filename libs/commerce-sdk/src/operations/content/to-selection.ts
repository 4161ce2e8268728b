import { minorFromDecimal } from '../../domain/money/minor-from-decimal.ts';
import { listIn, numberIn, recordIn, textIn, textsIn } from '../../json/loose-value.ts';
import type { ProductSelection, ProductSort } from '../catalogue/product-selection.ts';
import type { Configuration } from './configuration.ts';

const textLists = ['facets', 'excludeFacets', 'include', 'exclude', 'articleNumbers'] as const;

const numberLists = [
  'productIds',
  'categoryIds',
  'brandIds',
  'discountCampaignIds',
  'excludeCategoryIds',
  'excludeBrandIds',
  'excludeDiscountCampaignIds',
] as const;

const sorts: Readonly<Record<ProductSort, true>> = {
  NONE: true,
  PRICE: true,
  PRICE_DESC: true,
  MOST_SOLD: true,
  VOTES: true,
  BRAND: true,
  LATEST: true,
  RELEVANCE: true,
  FACET_ORDER: true,
  ALPHABETICAL: true,
  ALPHABETICAL_DESC: true,
  CUSTOM_1: true,
  CUSTOM_2: true,
  CUSTOM_3: true,
  CUSTOM_4: true,
  CUSTOM_5: true,
  AVAILABLE_STOCK: true,
  AVAILABLE_STOCK_DESC: true,
  TOTAL_STOCK: true,
  TOTAL_STOCK_DESC: true,
};

/** Reads the filter of a product list, which accounts keep as the API's own input, prices in kronor. */
export function toSelection(filter: Configuration): ProductSelection {
  const sort = textIn(filter['sort']);
  const includeMode = textIn(filter['includeMode']);
  const searchText = textIn(filter['searchText']);
  const priceListIdentifier = textIn(filter['priceListIdentifier']);
  return {
    ...withLists(textLists, (name) => textsIn(filter[name])),
    ...withLists(numberLists, (name) => listIn(filter[name]).filter((value) => typeof value === 'number')),
    ...(searchText && { searchText }),
    ...(priceListIdentifier && { priceListIdentifier }),
    ...(isSort(sort) && { sort }),
    ...((includeMode === 'INTERSECT' || includeMode === 'UNION') && { includeMode }),
    ...(filter['includeCollapsed'] === true && { includeCollapsed: true }),
    ...toPrice(recordIn(filter['price'])),
  };
}

function isSort(text: string): text is ProductSort {
  return Object.hasOwn(sorts, text);
}

/** The lists that hold something. */
function withLists<Name extends string, Value>(names: readonly Name[], read: (name: Name) => readonly Value[]) {
  const filled = names.map((name) => [name, read(name)] as const).filter(([, values]) => values.length > 0);
  return Object.fromEntries(filled) as Partial<Record<Name, readonly Value[]>>; // fromEntries forgets the names
}

function toPrice(price: Configuration): Pick<ProductSelection, 'price'> {
  const lowest = numberIn(price['lowest']);
  const highest = numberIn(price['highest']);
  if (lowest === null && highest === null) return {};
  return {
    price: {
      ...(lowest !== null && { lowest: minorFromDecimal(lowest) }),
      ...(highest !== null && { highest: minorFromDecimal(highest) }),
    },
  };
}
