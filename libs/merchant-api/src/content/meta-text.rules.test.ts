import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillMetaText, firstSentence, metaTokens, plainText, tokensOf } from './meta-text.rules.ts';

describe('a text template', () => {
  it.each([
    ['[name] från [pmin]', { name: 'Muggar', pmin: '99 kr' }, 'Muggar från 99 kr'],
    ['[count] varor, [count] priser', { count: '3' }, '3 varor, 3 priser'],
    ['[dshort] Köp [name].', { name: 'Muggar' }, 'Köp Muggar.'],
    ['Allt från [brand] .', {}, 'Allt från.'],
    ['[name] [okänd] [NAME]', { name: 'A' }, 'A [okänd] [NAME]'],
    ['[name]', { name: '$& [price]' }, '$& [price]'],
    ['[name]  från [pmin]', { pmin: '99\u00a0kr' }, 'från 99\u00a0kr'],
    ['', {}, ''],
  ])('%j with %j says %j', (template, values, text) => {
    expect(fillMetaText(template, values)).toBe(text);
  });

  it('names its tokens, each once', () => {
    expect(tokensOf('[name] [pmin] [name] [x]')).toEqual(['pmin', 'name']);
  });

  it('without values leaves no token behind', () => {
    const parts = fc.array(fc.oneof(fc.constantFrom(...metaTokens.map((token) => `[${token}]`)), fc.constant('a ')));
    fc.assert(
      fc.property(parts, (words) => {
        const text = fillMetaText(words.join(''), {});
        expect(tokensOf(text)).toEqual([]);
        expect(text).toBe(text.trim());
      }),
    );
  });
});

describe('a description', () => {
  it.each([
    ['Stengods. Tål diskmaskin.', 'Stengods.'],
    ['<p>Kostar 1.50 kr. Och mer.</p>', 'Kostar 1.50 kr.'],
    ['Utan punkt', 'Utan punkt'],
    ['', ''],
  ])('%j begins with %j', (text, first) => {
    expect(firstSentence(text)).toBe(first);
  });

  it('loses its markup', () => {
    expect(plainText('<h2>Rubrik</h2>\n<p>Text <a href="/x">länk</a></p>')).toBe('Rubrik Text länk');
  });
});
