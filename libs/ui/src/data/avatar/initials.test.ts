import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  { name: 'Astrid Lindqvist', letters: 'AL' },
  { name: '  åsa   maria öberg ', letters: 'ÅÖ' },
  { name: 'Prince', letters: 'P' },
  { name: 'Jean-Luc (kund)', letters: 'JK' },
  { name: '3 Vänner', letters: '3V' },
  { name: '🧶', letters: '' },
  { name: '', letters: '' },
])('of "$name" are "$letters"', ({ name, letters }) => {
  expect(initials(name)).toBe(letters);
});
