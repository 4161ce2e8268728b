import type { CardLayout } from './card-layout.ts';
import { addAll, addSlot, bitsIn, hasSlot, slotsOf, type SlotSet } from './slot-set.ts';

/** The products that have something in common: listed where they are few, one bit for each product where they are many. */
export type Members = { kind: 'few'; slots: Int32Array } | { kind: 'many'; set: SlotSet };

/** Makes members of slots in ascending order. */
export function membersOf(slots: Int32Array, size: number): Members {
  return slots.length * 32 < size ? { kind: 'few', slots } : { kind: 'many', set: slotsOf(slots, size) };
}

export function addMembers(set: SlotSet, members: Members): void {
  if (members.kind === 'many') return addAll(set, members.set);
  for (const slot of members.slots) addSlot(set, slot);
}

/** How many cards hold a product that is both a member and in `result`. */
export function countCards(members: Members, result: SlotSet, cards: CardLayout): number {
  return members.kind === 'few'
    ? countListed(members.slots, result, cards.cardOf)
    : countInBits(members.set, result, cards.goesOn);
}

function countListed(slots: Int32Array, result: SlotSet, cardOf: Int32Array): number {
  let count = 0;
  let last = -1;
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] ?? 0;
    if (!hasSlot(result, slot)) continue;
    const card = cardOf[slot] ?? 0;
    if (card !== last) count += 1;
    last = card;
  }
  return count;
}

/**
 * Counts 32 products at a time. The bits of a card stand side by side; adding ones to all but its last bit carries into that
 * last bit exactly if any of them is set, so what is left to count is one bit per card. A card may go on in the next word.
 */
function countInBits(members: SlotSet, result: SlotSet, goesOn: SlotSet): number {
  let count = 0;
  let carry = 0;
  for (let word = 0; word < members.length; word += 1) {
    const both = (members[word] ?? 0) & (result[word] ?? 0);
    if (both === 0 && carry === 0) continue;
    const inner = goesOn[word] ?? 0;
    const early = both & inner;
    const sum = (early + inner + carry) | 0;
    carry = (early | (inner & ~sum)) >>> 31;
    count += bitsIn((sum | both) & ~inner);
  }
  return count;
}
