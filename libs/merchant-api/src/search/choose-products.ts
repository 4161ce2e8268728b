import { filterIdOf } from './facets/facet-id.ts';
import type { ListIndex } from './index/list-index.ts';
import { addMembers } from './index/members.ts';
import { allSlots, eachSlot, hasSlot, keepOnly, noSlots, slotsOf, takeOut, type SlotSet } from './index/slot-set.ts';
import type { ProductFilter } from './product-filter.ts';

/** What the database found for parts of a filter that the index does not know. */
export interface FoundProducts {
  /** The slots of what meets the text, the best first; null where no text is looked for. */
  ranked: Int32Array | null;
  /** Product ids by the aliases in the filter's facets. */
  aliases: ReadonlyMap<string, number>;
}

/** The products that a filter lets through. */
export interface ChosenProducts {
  all: SlotSet;
  /** Those that it would let through if nothing were chosen in one facet. */
  without(filterId: string): SlotSet;
}

/** Works out which products a filter lets through. */
export function chooseProducts(index: ListIndex, filter: ProductFilter, found: FoundProducts): ChosenProducts {
  const base = basicChoice(index, filter, found);
  const chosen = chosenByFacet(index, filter, found);
  const together = (leftOut: string | null) => {
    const set = base.slice();
    for (const [filterId, own] of chosen) if (filterId !== leftOut) keepOnly(set, own);
    return set;
  };
  const all = together(null);
  return { all, without: (filterId) => (chosen.has(filterId) ? together(filterId) : all) };
}

/** Everything about a filter but what is chosen in facets. */
function basicChoice(index: ListIndex, filter: ProductFilter, { ranked }: FoundProducts): SlotSet {
  const { size } = index.table;
  const set = ranked ? slotsOf(ranked, size) : allSlots(size);
  for (const anyOf of filter.within) keepOnly(set, slotsWithAny(index, anyOf));
  if (filter.without.length > 0) takeOut(set, slotsWithAny(index, filter.without));
  return set;
}

/** What is chosen in each facet, by its id. */
function chosenByFacet(index: ListIndex, filter: ProductFilter, { aliases }: FoundProducts): Map<string, SlotSet> {
  const chosen = new Map<string, SlotSet>();
  for (const facetId of filter.facets) {
    const filterId = filterIdOf(facetId) ?? facetId;
    const set = chosen.get(filterId) ?? noSlots(index.table.size);
    const members = index.values.get(facetId)?.members ?? aliasMembers(index, aliases.get(facetId));
    if (members) addMembers(set, members);
    chosen.set(filterId, set);
  }
  const inRange = slotsInRange(index, filter);
  const bands = chosen.get('Price');
  if (inRange && bands) keepOnly(inRange, bands);
  return inRange ? chosen.set('Price', inRange) : chosen;
}

function aliasMembers({ table }: ListIndex, productId: number | undefined) {
  if (productId === undefined) return null;
  return { kind: 'few', slots: table.slotsOfAll([productId]) } as const;
}

function slotsWithAny(index: ListIndex, facetIds: readonly string[]): SlotSet {
  const set = noSlots(index.table.size);
  for (const facetId of facetIds) {
    const value = index.values.get(facetId);
    if (value) addMembers(set, value.members);
  }
  return set;
}

/** The products whose price is within the range asked for; null where none is. */
function slotsInRange({ selling, table }: ListIndex, { lowestPrice, highestPrice }: ProductFilter): SlotSet | null {
  if (lowestPrice === null && highestPrice === null) return null;
  const [lowest, highest] = [lowestPrice ?? 0, highestPrice ?? Infinity];
  const slots: number[] = [];
  selling.forEach((price, slot) => {
    if (price >= lowest && price <= highest) slots.push(slot);
  });
  return slotsOf(slots, table.size);
}

/** The lowest and the highest price inc VAT (minor units) in a set; null where nothing in it has a price. */
export function priceRange({ selling }: ListIndex, set: SlotSet): { lowest: number; highest: number } | null {
  let [lowest, highest] = [Infinity, -Infinity];
  eachSlot(set, (slot) => {
    const price = selling[slot] ?? NaN;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  });
  return lowest <= highest ? { lowest, highest } : null;
}

/** Those of `slots` that are in `set`, from the `skip`th on, `take` of them. */
export function pageOf(
  slots: Int32Array,
  set: SlotSet,
  { skip, take }: { skip: number; take: number },
): readonly number[] {
  const page: number[] = [];
  let seen = 0;
  for (let index = 0; index < slots.length && page.length < take; index += 1) {
    const slot = slots[index] ?? 0;
    if (!hasSlot(set, slot)) continue;
    if (seen >= skip) page.push(slot);
    seen += 1;
  }
  return page;
}
