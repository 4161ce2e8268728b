import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGuessable, isOneTypoApart, typoKeys } from './typo-keys.rules.ts';

const letter = fc.constantFrom(...'abekmnorst');
const word = fc.array(letter, { minLength: 4, maxLength: 12 }).map((letters) => letters.join(''));

/** A word with one typing error in it. */
const mistyped = fc
  .tuple(word, fc.nat(), letter, fc.constantFrom('left out', 'added', 'wrong', 'exchanged'))
  .map(([right, place, other, error]) => ({ right, wrong: mistype(right, place % right.length, other, error) }))
  .filter(({ right, wrong }) => wrong !== right && isGuessable(wrong));

function mistype(right: string, at: number, other: string, error: string): string {
  const letters = [...right];
  const next = letters[at + 1];
  if (error === 'left out') return letters.toSpliced(at, 1).join('');
  if (error === 'added') return letters.toSpliced(at, 0, other).join('');
  if (error === 'wrong' || next === undefined) return letters.toSpliced(at, 1, other).join('');
  return letters.toSpliced(at, 2, next, right.charAt(at)).join('');
}

describe('one typing error', () => {
  it('always leaves a key in common with the right word', () => {
    fc.assert(
      fc.property(mistyped, ({ right, wrong }) => {
        const keys = new Set(typoKeys(right));
        expect(typoKeys(wrong).some((key) => keys.has(key))).toBe(true);
        expect(isOneTypoApart(right, wrong)).toBe(true);
      }),
    );
  });

  it('is the same from either side', () => {
    fc.assert(fc.property(word, word, (one, other) => isOneTypoApart(one, other) === isOneTypoApart(other, one)));
  });

  it.each([
    ['mugg', 'mgug', true],
    ['mugg', 'mug', true],
    ['mugg', 'muggg', true],
    ['mugg', 'nugg', true],
    ['mugg', 'mugg', false],
    ['mugg', 'gumg', false],
    ['mugg', 'mu', false],
    ['handduk', 'hnaddku', false],
  ])('between %s and %s: %s', (one, other, is) => {
    expect(isOneTypoApart(one, other)).toBe(is);
  });
});

it.each(['mug', 'ull', '2000', 'a4papper'])('nothing is guessed for %s', (short) => {
  expect(typoKeys(short)).toEqual([short]);
});
