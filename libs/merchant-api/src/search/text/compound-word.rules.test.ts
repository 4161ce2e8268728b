import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCompound, splitsOf, type KnownWords } from './compound-word.rules.ts';

const words = ['mugg', 'kaffe', 'bord', 'lamp', 'ull', 'lin', 'lingon', 'rod', 'kudd', 'tall', 'gran'];
const labels = [
  'mugg',
  'kaffe',
  'lamp',
  'ek',
  'bord',
  'kuddfodral',
  'lingonrod',
  'granol',
  'espressomugg',
  'ekbord',
  'vant',
  'tumvant',
];
const known: KnownWords = {
  isWord: (stem) => words.includes(stem),
  isLabel: (stem) => labels.includes(stem),
};

describe('a compound', () => {
  it.each([
    ['kaffemugg', { modifier: 'kaffe', head: 'mugg' }],
    ['bordslamp', { modifier: 'bord', head: 'lamp' }],
    ['lingonrod', { modifier: 'lingon', head: 'rod' }],
  ])('%s is made of its words', (stem, split) => {
    expect(readCompound(stem, known)).toEqual(split);
  });

  it('in a name needs only one known word, if the other is long enough', () => {
    expect(readCompound('espressomugg', known)).toEqual({ modifier: 'espresso', head: 'mugg' });
    expect(readCompound('kuddfodral', known)).toEqual({ modifier: 'kudd', head: 'fodral' });
    expect(readCompound('granol', known)).toBeNull();
    expect(readCompound('linfodral', known)).toBeNull();
    expect(readCompound('tumvant', known)).toEqual({ modifier: 'tum', head: 'vant' });
  });

  it('begins with a word of two letters only where that is a name of something', () => {
    expect(readCompound('ekbord', known)).toEqual({ modifier: 'ek', head: 'bord' });
    expect(readCompound('enbord', known)).toBeNull();
  });
});

it('a word splits into what it is made of, a joint apart', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 5, maxLength: 20 }), (word) => {
      for (const { modifier, head } of splitsOf(word)) {
        expect(['', 's', 'e'].map((joint) => modifier + joint + head)).toContain(word);
      }
    }),
  );
});
