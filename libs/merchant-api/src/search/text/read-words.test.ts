import { expect, it } from 'vitest';
import { foldText } from '../../catalogue/fold-text.ts';
import { readWords } from './read-words.ts';

it('keeps words only, the last one open', () => {
  expect(readWords('  Blå  Mugg! ')).toEqual([
    { word: 'blå', folded: 'bla', respelt: 'bla', isOpen: false, isExact: false },
    { word: 'mugg', folded: 'mugg', respelt: 'mugg', isOpen: true, isExact: false },
  ]);
});

it('reads aa, ae and oe as the letters they stand for, too', () => {
  expect(readWords('Blaabaer Smoer').map(({ respelt }) => respelt)).toEqual(['blabar', 'smor']);
});

it.each(["'; drop table products; --", ':* & | ! ( )', '\\', '%_', "o'neill", '\u0000x\u0000', '\u202efat', '🧶'])(
  'makes nothing but words of %j',
  (text) => {
    for (const { word } of readWords(text)) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
  },
);

it('finds no words where there are none, and few where there are many', () => {
  expect(readWords(' -- ')).toEqual([]);
  expect(readWords('ord '.repeat(500))).toHaveLength(8);
  expect(readWords('å'.repeat(10_000))[0]?.word).toHaveLength(200);
});

it('lets Swedish and Norwegian spellings meet', () => {
  expect(foldText('BLÅBÆR')).toBe(foldText('blåbär'));
  expect(foldText('Smør')).toBe(foldText('smör'));
});
