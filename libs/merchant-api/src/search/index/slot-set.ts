/**
 * A set of slots, one bit each. A slot is the place of a product in the order of the shop; within one list index every
 * set and every order names products by it.
 */
export type SlotSet = Int32Array;

const BITS = 32;

/** A set for slots below `size` that holds none. */
export function noSlots(size: number): SlotSet {
  return new Int32Array(Math.ceil(size / BITS));
}

/** A set that holds every slot below `size`. */
export function allSlots(size: number): SlotSet {
  const set = noSlots(size).fill(-1);
  const beyond = set.length * BITS - size;
  if (beyond > 0) set[set.length - 1] = -1 >>> beyond;
  return set;
}

/** A set of these slots. */
export function slotsOf(slots: Iterable<number>, size: number): SlotSet {
  const set = noSlots(size);
  for (const slot of slots) addSlot(set, slot);
  return set;
}

export function addSlot(set: SlotSet, slot: number): void {
  set[slot >>> 5] = (set[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function hasSlot(set: SlotSet, slot: number): boolean {
  return (((set[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
}

/** Leaves in `set` only what is in `other` too. */
export function keepOnly(set: SlotSet, other: SlotSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

/** Takes out of `set` what is in `other`. */
export function takeOut(set: SlotSet, other: SlotSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0);
}

/** Adds to `set` what is in `other`. */
export function addAll(set: SlotSet, other: SlotSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** How many bits of a word are 1. */
export function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countSlots(set: SlotSet): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) count += bitsIn(set[word] ?? 0);
  return count;
}

/** Visits the slots of a set in ascending order. */
export function eachSlot(set: SlotSet, visit: (slot: number) => void): void {
  for (let word = 0; word < set.length; word += 1) {
    let left = set[word] ?? 0;
    while (left !== 0) {
      visit(word * BITS + 31 - Math.clz32(left & -left));
      left &= left - 1;
    }
  }
}
