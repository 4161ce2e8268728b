import { aliasIn } from './facets/facet-id.ts';
import { chooseProducts, type ChosenProducts, type FoundProducts } from './choose-products.ts';
import { shownSlots, type CardLayout } from './index/card-layout.ts';
import type { ListIndex } from './index/list-index.ts';
import { hasSlot, slotsOf, type SlotSet } from './index/slot-set.ts';
import type { ProductFilter } from './product-filter.ts';

/** A list as it is now: its products, what is shown of them, and their order. */
export interface OpenedList {
  chosen: ChosenProducts;
  cards: CardLayout;
  /** One product of each card. */
  shown: SlotSet;
  /** The slots in the order of the list; those that are not shown are passed over. */
  order(): Int32Array;
}

/** Opens the list of a filter. Products that are named one by one are shown one by one. */
export function openList(index: ListIndex, filter: ProductFilter, found: FoundProducts): OpenedList {
  const chosen = chooseProducts(index, filter, found);
  const cards = filter.includeCollapsed || filter.facets.some(aliasIn) ? index.singleCards : index.cards;
  if (filter.sort === 'RELEVANCE' && found.ranked) {
    const best = bestOfCards(found.ranked, chosen.all, cards);
    return { chosen, cards, shown: slotsOf(best, index.table.size), order: () => best };
  }
  return { chosen, cards, shown: shownSlots(chosen.all, cards), order: () => orderOf(index, filter, found) };
}

/** Opens a list of just these products in this order. */
export function openFixedList(index: ListIndex, productIds: readonly number[]): OpenedList {
  const slots = [...new Set(productIds)].flatMap((productId) => index.table.slotOf(productId) ?? []);
  const shown = slotsOf(slots, index.table.size);
  return {
    chosen: { all: shown, without: () => shown },
    cards: index.singleCards,
    shown,
    order: () => Int32Array.from(slots),
  };
}

function orderOf(index: ListIndex, { sort, facets }: ProductFilter, { aliases }: FoundProducts): Int32Array {
  switch (sort) {
    case 'NONE':
    case 'RELEVANCE':
      return index.shopOrder;
    case 'FACET_ORDER': {
      const named = facets.flatMap((facetId) => index.table.slotOf(aliases.get(facetId) ?? 0) ?? []);
      return Int32Array.from(new Set([...named, ...index.shopOrder]));
    }
    default:
      return index.orders[sort];
  }
}

/** Of each card the first of these slots that is in `set`. */
function bestOfCards(slots: Int32Array, set: SlotSet, { cardOf }: CardLayout): Int32Array {
  const seen = new Set<number>();
  return slots.filter((slot) => {
    const card = cardOf[slot] ?? 0;
    if (!hasSlot(set, slot) || seen.has(card)) return false;
    seen.add(card);
    return true;
  });
}
