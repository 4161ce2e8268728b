import { expect, it } from 'vitest';
import { createStockNews } from './stock-news.ts';

it('tell whether anything of a kind was sold since, for as long as what was made before is in use', () => {
  let now = 0;
  const news = createStockNews({ clock: { now: () => now }, cacheMs: 1000 });
  const start = news.moment();
  news.note([]);
  expect(news.moment()).toBe(start);
  news.note([1, 2]);
  const later = news.moment();
  expect([news.hasAny(new Set([5, 2]), start), news.hasAny(new Set([5]), start)]).toEqual([true, false]);
  expect(news.hasAny(new Set([2]), later)).toBe(false);
  now = 1001;
  news.note([3]);
  expect([1, 3].map((productId) => news.hasAny(new Set([productId]), start))).toEqual([false, true]);
});
