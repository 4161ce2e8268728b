import { expect, it } from 'vitest';
import { halfStars } from './half-stars.ts';

it.each([
  { score: 0, stars: 0 },
  { score: 0.24, stars: 0 },
  { score: 0.25, stars: 0.5 },
  { score: 4.74, stars: 4.5 },
  { score: 4.75, stars: 5 },
  { score: 9.3, stars: 5 },
  { score: -1, stars: 0 },
  { score: Number.NaN, stars: 0 },
])('a score of $score shows as $stars', ({ score, stars }) => {
  expect(halfStars(score)).toBe(stars);
});
