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

it('refuses a colour that lets the ground through', () => {
  expect(() => contrast('rgb(0 0 0 / 0.5)', '#ffffff')).toThrow(TypeError);
});
