import { expect, it } from 'vitest';
import { registerPage } from './brand-register.ts';

const group = (letter: string, count: number) => ({
  letter,
  brands: Array.from({ length: count }, (_, index) => ({
    name: `${letter}${index}`,
    canonicalUrl: `/b/${index}`,
    logo: null,
  })),
});

const few = [group('A', 300), group('B', 200)];
const many = [group('A', 300), group('B', 201)];
const asking = (letter: string | null = null, sought = '') => ({ letter, sought });

it('shows all brands together where they are few, whichever letter is asked for', () => {
  const all = { letters: ['A', 'B'], groups: few, letter: null, sought: '' };
  expect(registerPage(few, asking())).toEqual(all);
  expect(registerPage(few, asking('B'))).toEqual(all);
});

it('shows the letter that is asked for where they are many, and the first one where none is', () => {
  expect(registerPage(many, asking('B'))).toMatchObject({ letters: ['A', 'B'], groups: [many[1]], letter: 'B' });
  expect(registerPage(many, asking())).toMatchObject({ letter: 'A' });
});

it('finds brands of every letter by a part of their name, whatever its case and marks', () => {
  const named = (name: string) => ({ name, canonicalUrl: `/b/${name}`, logo: null });
  const groups = [
    { letter: 'L', brands: [named('Linåsa'), named('Lerkulla')] },
    { letter: 'Å', brands: [named('Åsberg')] },
  ];
  const found = (sought: string) =>
    registerPage(groups, asking(null, sought))?.groups.flatMap(({ brands }) => brands.map(({ name }) => name));
  expect(found(' ÅS ')).toEqual(['Linåsa', 'Åsberg']);
  expect(found('asa')).toEqual(['Linåsa']);
  expect(found('zz')).toEqual([]);
});

it('has no page for a letter that no brand begins with', () => {
  expect(registerPage(few, asking('C'))).toBeNull();
  expect(registerPage(many, asking('toString'))).toBeNull();
  expect(registerPage([], asking())).toEqual({ letters: [], groups: [], letter: null, sought: '' });
});
