import { expect, it } from 'vitest';
import { readHeaderNote, writeHeaderNote } from './header-note.ts';

it.each([
  [{ units: 0, isCustomer: false }, ''],
  [{ units: 3, isCustomer: false }, '3'],
  [{ units: 0, isCustomer: true }, '0 customer'],
])('%o is kept as "%s", and read back', (note, text) => {
  expect(writeHeaderNote(note)).toBe(text);
  expect(readHeaderNote(text)).toEqual(note);
});

it.each([null, '-1', 'many', '3customer', '99999999'])('%o says nothing', (text) => {
  expect(readHeaderNote(text)).toEqual({ units: 0, isCustomer: false });
});
