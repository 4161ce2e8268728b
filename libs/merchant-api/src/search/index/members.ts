import type { CardLayout } from './card-layout.ts';
import { addAll, addSlot, bitsIn, hasSlot, slotsOf, type SlotSet } from './slot-set.ts';

/** The products that have something in common: listed where they are few, one bit for each product where they are many. */
export type Members = { kind: 'few'; slots: Int32Array } | { kind: 'many'; set: SlotSet };

/** A list of less than one product in so many takes a quarter of the room of a set; a longer one is counted more slowly. */
const FEW = 128;

/** Makes members of slots in ascending order. */
export function membersOf(slots: Int32Array, size: number): Members {
  return slots.length * FEW < size ? { kind: 'few', slots } : { kind: 'many', set: slotsOf(slots, size) };
}

/** Adds whoever has a value to a set. */
export function addMembers(set: SlotSet, members: Members): void {
  if (members.kind === 'many') return addAll(set, members.set);
  for (const slot of members.slots) addSlot(set, slot);
}

/** A set to count in. Most lists hold few of all products, so its words that hold any are looked up once for all counts. */
export interface CountingScope {
  set: SlotSet;
  /** The places of these words, in ascending order. */
  filled: Int32Array;
}

/** Makes a set ready to count in. */
export function countingScope(set: SlotSet): CountingScope {
  const filled = new Int32Array(set.length);
  let count = 0;
  for (let word = 0; word < set.length; word += 1) {
    if (set[word] === 0) continue;
    filled[count] = word;
    count += 1;
  }
  return { set, filled: filled.subarray(0, count) };
}

/** How many cards hold a product that is both a member and in the scope. */
export function countCards(members: Members, scope: CountingScope, cards: CardLayout): number {
  return members.kind === 'few'
    ? countListed(members.slots, scope.set, cards.cardOf)
    : countInBits(members.set, scope, cards.goesOn);
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

/** A word all of whose products are followed by one of the same card. */
const THROUGHOUT = -1;

/**
 * Counts 32 products at a time. The bits of a card stand side by side; adding ones to all but its last bit carries into that
 * last bit exactly if any of them is set, so what is left to count is one bit per card. A card may go on in the next words,
 * also in those that hold nothing.
 */
function countInBits(members: SlotSet, { set, filled }: CountingScope, goesOn: SlotSet): number {
  let [count, carry, next] = [0, 0, 0];
  for (let index = 0; index < filled.length; index += 1) {
    const word = filled[index] ?? 0;
    for (; carry === 1 && next < word; next += 1) {
      if (goesOn[next] === THROUGHOUT) continue;
      count += 1;
      carry = 0;
    }
    next = word + 1;
    const both = (members[word] ?? 0) & (set[word] ?? 0);
    if (both === 0 && carry === 0) continue;
    const inner = goesOn[word] ?? 0;
    const early = both & inner;
    const sum = (early + inner + carry) | 0;
    carry = (early | (inner & ~sum)) >>> 31;
    count += bitsIn((sum | both) & ~inner);
  }
  return count + carry;
}
