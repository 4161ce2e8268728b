import { expect, it } from 'vitest';
import { sliderBounds, sliderRange, thumbsOf } from './slider-bounds.ts';

it.each([
  [
    { lowest: 4_900, highest: 249_500 },
    { min: 40, max: 2500, step: 20 },
  ],
  [
    { lowest: 9_950, highest: 10_050 },
    { min: 99, max: 101, step: 1 },
  ],
  [
    { lowest: 10_000, highest: 10_000 },
    { min: 100, max: 100, step: 1 },
  ],
  [
    { lowest: 100, highest: 99_999_900 },
    { min: 0, max: 1_000_000, step: 10_000 },
  ],
])('a slider over prices %j has round ends that hold them all', (price, bounds) => {
  expect(sliderBounds(price)).toEqual(bounds);
});

it('chooses nothing at its own ends', () => {
  const ends = { min: 40, max: 2500 };
  expect(sliderRange([40, 2500], ends)).toEqual({ from: null, to: null });
  expect(sliderRange([100, 2500], ends)).toEqual({ from: 100, to: null });
  expect(sliderRange([40, 900], ends)).toEqual({ from: null, to: 900 });
});

it('stands at its own ends where no goods cost what was asked for', () => {
  const ends = { min: 40, max: 950 };
  expect(thumbsOf(null, ends)).toEqual([40, 950]);
  expect(thumbsOf({ from: 9000, to: null }, ends)).toEqual([950, 950]);
  expect(thumbsOf({ from: null, to: 10 }, ends)).toEqual([40, 40]);
});
