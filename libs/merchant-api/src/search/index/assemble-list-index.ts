import { campaignValues } from '../facets/campaign-values.ts';
import { facetLabels } from '../facets/facet-labels.ts';
import type { Facet, FacetValue } from '../facets/facet.ts';
import { brandFacet, categoryFacet } from '../facets/place-facets.ts';
import { discountFacet, priceFacet } from '../facets/price-facets.ts';
import { factFacets, sizeFacet, variantFacets, type FacetMaking } from '../facets/shared-value-facets.ts';
import { stockFacet } from '../facets/stock-facet.ts';
import { layOutCards } from './card-layout.ts';
import { precomputeOrders, type SortKeys } from './precompute-orders.ts';
import type { ListIndex } from './list-index.ts';
import { pause } from './pause.ts';
import type { ListPlace, ListRows } from './read-list-rows.ts';
import { noSlots } from './slot-set.ts';
import { createSlotTable, type SlotTable } from './slot-table.ts';

/** Makes the index of what was read. It pauses often: with many products it takes a second that requests cannot wait. */
export async function assembleListIndex(rows: ListRows, place: ListPlace): Promise<ListIndex> {
  const { products, prices, snapshot } = rows;
  const { places, cards } = layOutCards(products);
  const inSlots = (column: Float64Array) => Float64Array.from(places, (from) => column[from] ?? 0);
  const table = createSlotTable(Int32Array.from(inSlots(products.productIds)));
  await pause();
  const selling = byProduct(table, prices.selling);
  const reductions = byProduct(table, prices.reductions);
  const facets = await makeFacets(rows, place, { table, selling, reductions, brandIds: inSlots(products.brandIds) });
  const shopOrder = Int32Array.from(places, (_, slot) => slot);
  const keys: SortKeys = {
    name: inSlots(products.nameRanks),
    brand: brandPlaces(facets, inSlots(products.brandIds)),
    since: inSlots(products.since),
    sold: inSlots(products.sold),
    votes: byProduct(table, rows.votes),
    selling,
    ...stockOf(rows, table),
  };
  return {
    table,
    tree: rows.categories,
    brands: rows.brands,
    shopOrder,
    cards,
    singleCards: { cardOf: shopOrder, goesOn: noSlots(table.size) },
    facets,
    values: new Map([...valuesOf(facets), ...campaignValues(rows.running.campaigns, table)]),
    selling,
    reductions,
    orders: await precomputeOrders(keys),
    snapshot,
    changeAt: Math.min(prices.changeAt, rows.running.changeAt),
  };
}

interface FacetColumns {
  table: SlotTable;
  selling: Float64Array;
  reductions: Float64Array;
  brandIds: Float64Array;
}

/** The facets in the order in which they are shown. */
async function makeFacets(rows: ListRows, { language, languageId, ...place }: ListPlace, columns: FacetColumns) {
  const { table, selling, reductions, brandIds } = columns;
  const labels = facetLabels(language);
  const making: FacetMaking = { table, labels, languageId };
  const { inStock, totalStock } = stockOf(rows, table);
  const makers: (() => Facet[])[] = [
    () => [categoryFacet(rows.categories, rows.categoryMembers, making)],
    () => [brandFacet(rows.brands, brandIds, making)],
    () => [sizeFacet(rows.sizes, making)],
    () => variantFacets(rows.variantValues, making),
    () => [priceFacet(selling, { currency: place.currency, language })],
    () => [discountFacet(reductions, language)],
    () => factFacets(rows.factValues, making),
    () => [stockFacet(inStock, totalStock, labels)],
  ];
  const facets: Facet[] = [];
  for (const make of makers) {
    facets.push(...make());
    await pause();
  }
  return facets.map((facet, index) => ({ ...facet, order: index + 1 }));
}

function valuesOf(facets: readonly Facet[]): [string, FacetValue][] {
  return facets.flatMap(({ values }) => values.map((value): [string, FacetValue] => [value.facetId, value]));
}

/** Values by product id as a column by slot; NaN where a product has none. */
function byProduct({ productIds }: SlotTable, values: ReadonlyMap<number, number>): Float64Array {
  return Float64Array.from(productIds, (productId) => values.get(productId) ?? NaN);
}

function stockOf({ stock }: ListRows, table: SlotTable): Pick<SortKeys, 'inStock' | 'totalStock'> {
  const [inStock, totalStock] = [new Float64Array(table.size), new Float64Array(table.size)];
  stock.productIds.forEach((productId, row) => {
    const slot = table.slotOf(productId);
    if (slot === undefined) return;
    inStock[slot] = stock.inStock[row] ?? 0;
    totalStock[slot] = stock.total[row] ?? 0;
  });
  return { inStock, totalStock };
}

/** The place of each slot's brand in the alphabet. */
function brandPlaces(facets: readonly Facet[], brandIds: Float64Array): Float64Array {
  const brands = facets.find(({ type }) => type === 'Brand')?.values ?? [];
  const places = new Map(brands.map(({ id, order }) => [Number(id), order]));
  return brandIds.map((brandId) => places.get(brandId) ?? NaN);
}
