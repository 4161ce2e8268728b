import { describe, expect, it } from 'vitest';
import { groupBrands } from './group-brands.ts';

const swedish = { locale: 'sv', alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ' };
const norwegian = { locale: 'nb', alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ' };

const grouped = (names: readonly string[], language = swedish) =>
  groupBrands(
    names.map((name) => ({ name, canonicalUrl: `/b/${name}`, logo: null })),
    language,
  ).map(({ letter, brands }) => [letter, brands.map(({ name }) => name).join(' ')]);

describe('the register of brands', () => {
  it('goes by the alphabet, and by names within a letter', () => {
    expect(grouped(['Öland', 'Ask', 'Zon', 'Äng', 'Åre', 'al'])).toEqual([
      ['A', 'al Ask'],
      ['Z', 'Zon'],
      ['Å', 'Åre'],
      ['Ä', 'Äng'],
      ['Ö', 'Öland'],
    ]);
  });

  it.each([
    ['Élan', swedish, 'E'],
    ['ella', swedish, 'E'],
    ['O\u0308re', swedish, 'Ö'],
    ['Ørn', swedish, 'Ö'],
    ['Öland', norwegian, 'Ø'],
    ['Äng', norwegian, 'Æ'],
    ['Åre', norwegian, 'Å'],
    ['7 dagar', swedish, '#'],
    ['& co', norwegian, '#'],
    ['', swedish, '#'],
  ])('puts %j, in its language, under its letter', (name, language, letter) => {
    expect(grouped([name], language)).toEqual([[letter, name]]);
  });

  it('ends with figures and signs', () => {
    expect(grouped(['7 dagar', 'Öland', 'Ask']).map(([letter]) => letter)).toEqual(['A', 'Ö', '#']);
  });
});
