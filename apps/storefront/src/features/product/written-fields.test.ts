import { expect, it } from 'vitest';
import { authorField, questionField, reviewField, starsField } from './written-fields.ts';

it.each([
  ['1', { value: 1 }],
  ['5', { value: 5 }],
  ['0', { refusal: 'required' }],
  ['6', { refusal: 'required' }],
  ['4.5', { refusal: 'required' }],
  ['', { refusal: 'required' }],
  [null, { refusal: 'required' }],
])('takes %j for stars: %j', (typed, reading) => {
  expect(starsField.read(typed)).toEqual(reading);
});

it.each([
  [authorField, 50],
  [reviewField, 150],
  [questionField, 500],
])('takes words that are there, as many as the account takes', (field, longest) => {
  expect(field.read(`  ${'å'.repeat(longest)} `)).toEqual({ value: 'å'.repeat(longest) });
  expect(field.read('å'.repeat(longest + 1))).toEqual({ refusal: 'tooLong' });
  expect(field.read('   ')).toEqual({ refusal: 'required' });
  expect(field.read(null)).toEqual({ refusal: 'required' });
});
