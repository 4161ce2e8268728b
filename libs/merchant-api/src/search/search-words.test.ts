import { expect, it } from 'vitest';
import { foldText } from '../catalogue/fold-text.ts';
import { searchWords } from './search-words.ts';

it('keeps words only, the last one open', () => {
  expect(searchWords('  Blå  Mugg! ')).toEqual({ tsQuery: "'blå' & 'mugg':*", folded: ['bla', 'mugg'] });
});

it.each(["'; drop table products; --", ':* & | ! ( )', '\\', '%_', "o'neill", '\u0000x\u0000'])(
  'makes nothing but words of %j',
  (text) => {
    expect(searchWords(text)?.tsQuery ?? '').toMatch(/^('[\p{L}\p{M}\p{N}]+'(:\*)?( & )?)*$/u);
  },
);

it('is null where there are no words, and bounded where there are many', () => {
  expect(searchWords(' -- ')).toBeNull();
  expect(searchWords('ord '.repeat(500))?.folded).toHaveLength(10);
});

it('lets Swedish and Norwegian spellings meet', () => {
  expect(foldText('BLÅBÆR')).toBe(foldText('blåbär'));
  expect(foldText('Smør')).toBe(foldText('smör'));
});
