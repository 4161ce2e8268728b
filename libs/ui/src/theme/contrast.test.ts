import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#eb6b11', '#ffffff', 3.16],
  ['#1a1a1a', '#eb6b11', 5.51],
  ['#b24f0c', '#f5f5f5', 4.79],
  ['#abcdef', '#abcdef', 1],
])('%s and %s stand %d to 1 apart, whichever comes first', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

it.each([
  ['half a black ink', 'rgb(0 0 0 / 50%)', '#ffffff', '#ffffff', 3.98],
  ['an ink on half a black ground', '#ffffff', '#00000080', '#ffffff', 4],
  ['the same on a dark page', '#ffffff', '#00000080', '#000000', 21],
])('lays what lets light through over what is below it: %s', (_, ink, ground, below, ratio) => {
  expect(contrast(ink, ground, below)).toBeCloseTo(ratio, 1);
});

it('refuses what is no colour', () => {
  expect(() => contrast('burnt', '#ffffff')).toThrow(TypeError);
});
