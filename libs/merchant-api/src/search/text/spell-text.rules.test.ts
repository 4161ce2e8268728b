import { expect, it } from 'vitest';
import { foldText } from '../../catalogue/fold-text.ts';
import { nearestWord, respell } from './spell-text.rules.ts';
import type { KnownWord } from './vocabulary.repository.ts';
import { partOf } from './word-meaning.rules.ts';

const known = (word: string, labelProducts = 1, products = labelProducts): KnownWord => {
  const folded = foldText(word);
  return { word, folded, lexeme: word, stem: folded, parts: [], labelProducts, products };
};

it.each([
  ['klänig', 'klänning', 'a double letter counts for nothing'],
  ['tröjja', 'tröja', 'nor does one too many'],
  ['krusst', 'krus', 'so that the most usual of the near forms is named'],
  ['handduksjkrok', 'handdukskrok', 'a letter too many'],
])('%j is meant as %j: %s', (typed, word) => {
  const words = [
    known('klänning', 9),
    known('klänningar', 2),
    known('tröja'),
    known('krus', 9),
    known('kruset', 1),
    known('handdukskrok'),
  ];
  expect(nearestWord(partOf(typed), words)).toBe(word);
});

it('bears two errors in a long word, one in a short', () => {
  expect(nearestWord(partOf('handuskrokk'), [known('handdukskrok')])).toBe('handdukskrok');
  expect(nearestWord(partOf('vrmtäcke'), [known('filttäcke')])).toBeNull();
  expect(nearestWord(partOf('strømpe'), [known('stripe')])).toBeNull();
});

it('is none that is hardly ever said, and in no name', () => {
  expect(nearestWord(partOf('tröjja'), [known('tröja', 0, 2)])).toBeNull();
  expect(nearestWord(partOf('tröjja'), [known('tröja', 0, 3)])).toBe('tröja');
});

it('leaves all else in a text as it was typed', () => {
  const words = new Map([['mgug', 'mugg']]);
  expect(respell('Vit MGUG, 2 st', words)).toBe('Vit mugg, 2 st');
});
