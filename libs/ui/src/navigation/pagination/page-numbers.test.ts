import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

it.each([
  { page: 1, pageCount: 1, shown: [1] },
  { page: 1, pageCount: 3, shown: [1, 2, 3] },
  { page: 5, pageCount: 12, shown: [1, null, 4, 5, 6, null, 12] },
  { page: 1, pageCount: 9, shown: [1, 2, null, 9] },
  { page: 9, pageCount: 9, shown: [1, null, 8, 9] },
  // A gap of one number is no shorter than the number.
  { page: 4, pageCount: 7, shown: [1, 2, 3, 4, 5, 6, 7] },
  { page: 40, pageCount: 3, shown: [1, 2, 3] },
])('offers $shown on page $page of $pageCount', ({ page, pageCount, shown }) => {
  expect(pageNumbers(page, pageCount)).toEqual(shown);
});
