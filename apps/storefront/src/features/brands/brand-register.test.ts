import { expect, it } from 'vitest';
import { registerPage } from './brand-register.ts';

const group = (letter: string, count: number) => ({
  letter,
  brands: Array.from({ length: count }, (_, index) => ({ name: `${letter}${index}`, canonicalUrl: `/b/${index}` })),
});

const few = [group('A', 300), group('B', 200)];
const many = [group('A', 300), group('B', 201)];

it('shows all brands together where they are few, whichever letter is asked for', () => {
  expect(registerPage(few, null)).toEqual({ letters: ['A', 'B'], groups: few, letter: null });
  expect(registerPage(few, 'B')).toEqual({ letters: ['A', 'B'], groups: few, letter: null });
});

it('shows the letter that is asked for where they are many, and the first one where none is', () => {
  expect(registerPage(many, 'B')).toEqual({ letters: ['A', 'B'], groups: [many[1]], letter: 'B' });
  expect(registerPage(many, null)).toMatchObject({ letter: 'A' });
});

it('has no page for a letter that no brand begins with', () => {
  expect(registerPage(few, 'C')).toBeNull();
  expect(registerPage(many, 'toString')).toBeNull();
  expect(registerPage([], null)).toEqual({ letters: [], groups: [], letter: null });
});
