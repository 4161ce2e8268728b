import { addSlot, eachSlot, noSlots, type SlotSet } from './slot-set.ts';

/**
 * Which products share a card. A variant group that is collapsed in lists is one card, every other product has its own.
 * The products of a card stand in slots side by side, the one that is shown first.
 */
export interface CardLayout {
  /** The card of each slot. */
  cardOf: Int32Array;
  /** Every slot whose card goes on in the next slot. */
  goesOn: SlotSet;
}

/** A product as far as its place in lists is concerned. */
export interface PlacedProducts {
  /** The variant group that collapses the product; 0 where none does. */
  groupIds: ArrayLike<number>;
  /** 1 for the main product of a group. */
  areMain: ArrayLike<number>;
}

/**
 * Gives products, which come in the order of the shop, their slots: a group stands where its first product stands, its main
 * product at the front. Answers with the former place of the product in each slot.
 */
export function layOutCards({ groupIds, areMain }: PlacedProducts): { places: Int32Array; cards: CardLayout } {
  const groups = gatherGroups(groupIds, areMain);
  const size = groupIds.length;
  const places = new Int32Array(size);
  const cards: CardLayout = { cardOf: new Int32Array(size), goesOn: noSlots(size) };
  let [slot, card] = [0, 0];
  for (let place = 0; place < size; place += 1) {
    const group = groupIds[place] ? groups.get(groupIds[place] ?? 0) : [place];
    if (!group) continue;
    groups.delete(groupIds[place] ?? 0);
    for (const [index, member] of group.entries()) {
      places[slot] = member;
      cards.cardOf[slot] = card;
      if (index < group.length - 1) addSlot(cards.goesOn, slot);
      slot += 1;
    }
    card += 1;
  }
  return { places, cards };
}

function gatherGroups(groupIds: ArrayLike<number>, areMain: ArrayLike<number>): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (let place = 0; place < groupIds.length; place += 1) {
    const groupId = groupIds[place] ?? 0;
    if (groupId === 0) continue;
    const group = groups.get(groupId);
    if (!group) groups.set(groupId, [place]);
    else if (areMain[place] === 1) group.unshift(place);
    else group.push(place);
  }
  return groups;
}

/** Of each card the first product that is in `set`: what a list shows. */
export function shownSlots(set: SlotSet, { cardOf, goesOn }: CardLayout): SlotSet {
  if (goesOn.every((word) => word === 0)) return set;
  const shown = noSlots(cardOf.length);
  let last = -1;
  eachSlot(set, (slot) => {
    const card = cardOf[slot] ?? 0;
    if (card !== last) addSlot(shown, slot);
    last = card;
  });
  return shown;
}
