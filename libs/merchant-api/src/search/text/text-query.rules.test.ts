import { expect, it } from 'vitest';
import { anyMeaning, compoundHeads, sameWords, someMeaning } from './text-query.rules.ts';

const mug = { same: ['mugg'], any: ['mugg', 'espressomugg'], splits: [] };
const coffeeMug = { same: [], any: [], splits: [{ modifier: ['kaffe'], head: ['mugg'] }] };

it('asks for all words in any of their meanings', () => {
  expect(anyMeaning([mug, { same: ['vit'], any: ['vit'], splits: [] }], 'A')).toBe(
    "(('mugg':A|'espressomugg':A))&(('vit':A))",
  );
});

it('asks what a compound is about to be the product, and the kind of it to be said anywhere', () => {
  expect(anyMeaning([coffeeMug], 'A')).toBe("((('kaffe')&('mugg':A)))");
  expect(compoundHeads([coffeeMug, mug])).toBe("('mugg')");
  expect(compoundHeads([mug])).toBeNull();
});

it('knows the words themselves only where each of them was met', () => {
  expect(sameWords([mug], 'A')).toBe("('mugg':A)");
  expect(sameWords([mug, coffeeMug], 'A')).toBeNull();
});

it('keeps a quote within its word', () => {
  expect(sameWords([{ same: ["o'neill\\"], any: [], splits: [] }], '')).toBe("('o''neill\\\\')");
});

it('knows products of which at least one word is told', () => {
  expect(someMeaning([mug, coffeeMug], '')).toBe("('mugg'|'espressomugg')|('mugg')");
});
