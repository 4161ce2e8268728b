import { describe, expect, it } from 'vitest';
import { foldText } from '../../catalogue/fold-text.ts';
import type { KnownWord } from './vocabulary.repository.ts';
import { agreeing, inOtherForms, partOf, plainForms, withoutTypo } from './word-meaning.rules.ts';

const known = (word: string, lexeme = word): KnownWord => ({
  word,
  folded: foldText(word),
  lexeme,
  stem: foldText(lexeme),
  parts: [],
  labelProducts: 1,
  products: 1,
});
const wordsOf = (found: readonly KnownWord[]) => found.map(({ word }) => word);

describe('a word typed with its dots', () => {
  const moss = known('mossgrön', 'mossgrön');
  const cap = known('mössor', 'möss');

  it('is not one that is written without', () => {
    expect(wordsOf(agreeing(partOf('mössa'), 'moss', [moss, cap]))).toEqual(['mössor']);
    expect(wordsOf(agreeing(partOf('mossa'), 'moss', [moss, cap]))).toEqual(['mossgrön', 'mössor']);
  });

  it('may have them in the other language’s way', () => {
    expect(wordsOf(agreeing(partOf('smör'), 'smor', [known('smør'), known('smor')]))).toEqual(['smør']);
  });

  it('may have them by mistake', () => {
    expect(wordsOf(agreeing(partOf('möss'), 'moss', [moss]))).toEqual(['mossgrön']);
  });
});

it('a noun is known without its endings', () => {
  expect(plainForms('luene')).toContain('lue');
  expect(plainForms('ena')).toEqual([]);
  expect(wordsOf(inOtherForms(partOf('skorna'), [known('skor'), known('sko'), known('sten')]))).toEqual(['skor']);
});

it('a mistyped word means its neighbours, the three most usual at most', () => {
  const candidates = ['kudde', 'kunde', 'skude', 'kuder', 'skugga'].map((word) => known(word));
  expect(wordsOf(withoutTypo(partOf('kude'), candidates))).toEqual(['kudde', 'kunde', 'skude']);
});
