import { discountFacet, priceFacet } from '../facets/price-facets.ts';
import type { ListIndex } from './list-index.ts';
import { pause } from './pause.ts';
import type { ListPlace } from './read-list-rows.ts';
import { sortSlots } from './sort-slots.ts';

/**
 * The index for someone who is given a price list (inc VAT in minor units, by product id): its price counts where it is the
 * lower one, and is no reduction then.
 */
export async function withPriceList(
  index: ListIndex,
  prices: ReadonlyMap<number, number>,
  { currency, language }: ListPlace,
): Promise<ListIndex> {
  const [selling, reductions] = [index.selling.slice(), index.reductions.slice()];
  for (const [productId, price] of prices) {
    const slot = index.table.slotOf(productId);
    if (slot === undefined || !(price < (selling[slot] ?? NaN))) continue;
    selling[slot] = price;
    reductions[slot] = NaN;
  }
  const replaced = [priceFacet(selling, { currency, language }), discountFacet(reductions, language)];
  const facets = index.facets.map((facet) => {
    const other = replaced.find(({ filterId }) => filterId === facet.filterId);
    return other ? { ...other, order: facet.order } : facet;
  });
  const values = replaced.flatMap((facet) => facet.values.map((value) => [value.facetId, value] as const));
  await pause();
  const orders = {
    ...index.orders,
    PRICE: sortSlots(selling, 'ascending'),
    PRICE_DESC: sortSlots(selling, 'descending'),
  };
  return { ...index, selling, reductions, facets, values: new Map([...index.values, ...values]), orders };
}
