import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutCards } from './card-layout.ts';
import { countCards, countingScope, membersOf } from './members.ts';
import { slotsOf } from './slot-set.ts';

/** Cards of these many products, one after the other. */
function layOut(lengths: readonly number[]) {
  const groupIds = lengths.flatMap((length, index) => Array.from({ length }, () => index + 1));
  const { cards } = layOutCards({ groupIds, areMain: groupIds.map(() => 0) });
  return { cards, size: groupIds.length };
}

function someSlots(size: number, share: number) {
  return fc
    .array(fc.nat(size - 1), { maxLength: Math.ceil(size * share) })
    .map((slots) => Int32Array.from(new Set(slots)).sort());
}

const cases = fc
  .array(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom(31, 32, 33, 64, 100)), {
    minLength: 1,
    maxLength: 60,
  })
  .chain((lengths) => {
    const { cards, size } = layOut(lengths);
    const share = fc.constantFrom(0.004, 0.02, 0.2, 1);
    const slots = share.chain((of) => someSlots(size, of));
    return fc.record({ cards: fc.constant(cards), size: fc.constant(size), members: slots, result: slots });
  });

it('counts each card once, however many of its products are members and wherever they stand', () => {
  fc.assert(
    fc.property(cases, ({ cards, size, members, result }) => {
      const both = [...members].filter((slot) => result.includes(slot));
      const expected = new Set(both.map((slot) => cards.cardOf[slot])).size;
      const scope = countingScope(slotsOf(result, size));
      expect(countCards(membersOf(members, size), scope, cards)).toBe(expected);
    }),
    { numRuns: 2000, seed: 1 },
  );
});

it.each([
  { title: 'once although words without a member lie between', lengths: [100], found: [0, 99], count: 1 },
  {
    title: 'once although it is listed among few',
    lengths: [...Array<number>(500).fill(1), 3],
    found: [500, 502],
    count: 1,
  },
  { title: 'apart from the card after it', lengths: [31, 33, 40], found: [30, 31, 63, 64], count: 3 },
  { title: 'where it is the last of all', lengths: [1, 31], found: [5, 31], count: 1 },
])('counts a card $title', ({ lengths, found, count }) => {
  const { cards, size } = layOut(lengths);
  const slots = Int32Array.from(found);
  expect(countCards(membersOf(slots, size), countingScope(slotsOf(slots, size)), cards)).toBe(count);
});
