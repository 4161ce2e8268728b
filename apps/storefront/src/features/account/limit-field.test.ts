import { expect, it } from 'vitest';
import { limitField } from './limit-field.ts';

it.each([
  ['1500', 150_000],
  ['1 500 kr', 150_000],
  ['1\u00a0500,50', 150_050],
  ['', null],
  ['0', 0],
])('%j is %j öre', (typed, value) => {
  expect(limitField.read(typed)).toEqual({ value });
});

it.each(['mycket', '-5', '1,500,000', '99999999'])('%j is refused', (typed) => {
  expect(limitField.read(typed)).toEqual({ refusal: 'amount' });
});
