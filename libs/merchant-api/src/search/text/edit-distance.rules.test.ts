import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.rules.ts';
import { isOneTypoApart } from './typo-keys.rules.ts';

it.each([
  ['mugg', 'mugg', 0],
  ['klanig', 'klanning', 2],
  ['klaning', 'klanning', 1],
  ['mgug', 'mugg', 1],
  ['trojja', 'troja', 1],
  ['trrojja', 'troja', 2],
  ['krusst', 'krus', 2],
  ['', 'mugg', 4],
])('between %j and %j lie so many typing errors: %i', (one, other, count) => {
  expect(editDistance(one, other)).toBe(count);
});

it('agrees with what one typing error is', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editDistance(one, other) === 1).toBe(isOneTypoApart(one, other));
      expect(editDistance(one, other)).toBe(editDistance(other, one));
    }),
  );
});
