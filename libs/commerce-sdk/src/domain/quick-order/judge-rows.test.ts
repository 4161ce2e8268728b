import { expect, it } from 'vitest';
import type { Article, ArticleMatch } from './article.ts';
import { buyableItems, judgeRows } from './judge-rows.ts';

const match = (skuId: number, totalStock: number): ArticleMatch => ({
  ...{
    skuId,
    productId: 1,
    totalStock,
    articleNumber: `A-${skuId}`,
    productName: 'Mugg',
    skuName: null,
    canonicalUrl: '/p/mugg',
  },
  ...{ selling: { incVat: 100, exVat: 80 }, regular: { incVat: 100, exVat: 80 }, currency: 'SEK', breaks: [] },
});
const article = (facts: Partial<Article>): Article => ({
  ...{ number: 'A', matches: [], nearest: [], isWithdrawn: false },
  ...facts,
});
const wanted = (quantity: number | null) => ({ number: 'A', quantity, writtenQuantity: String(quantity), places: [1] });

it.each([
  { kind: 'found', quantity: 5, article: article({ matches: [match(1, 5)] }) },
  { kind: 'fewer', quantity: 6, article: article({ matches: [match(1, 5)] }) },
  { kind: 'sold-out', quantity: 1, article: article({ matches: [match(1, 0)] }) },
  { kind: 'choice', quantity: 1, article: article({ matches: [match(1, 5), match(2, 5)] }) },
  { kind: 'withdrawn', quantity: 1, article: article({ isWithdrawn: true }) },
  { kind: 'unknown', quantity: 1, article: article({ nearest: [match(3, 5)] }) },
  { kind: 'unknown', quantity: 1, article: undefined },
  { kind: 'quantity', quantity: null, article: article({ matches: [match(1, 5)] }) },
])('a row of $quantity is judged: $kind', ({ kind, quantity, article: named }) => {
  const [judged] = judgeRows([wanted(quantity)], named ? [named] : []);
  expect(judged?.verdict.kind).toBe(kind);
});

it('what can be bought is added, as many as there are', () => {
  const articles = [article({ matches: [match(1, 5)] }), article({}), article({ matches: [match(2, 3)] })];
  expect(buyableItems(judgeRows([wanted(2), wanted(1), wanted(9)], articles))).toEqual([
    { skuId: 1, quantity: 2, message: null },
    { skuId: 2, quantity: 3, message: null },
  ]);
});

it('what is sold out is offered in place of nothing', () => {
  const sizes = [match(1, 0), match(2, 4)];
  const verdicts = judgeRows(
    [wanted(1), wanted(1), wanted(1)],
    [
      article({ matches: sizes }),
      article({ nearest: sizes }),
      article({
        matches: [
          { ...match(1, 0), skuName: 'S' },
          { ...match(2, 0), skuName: 'M' },
        ],
      }),
    ],
  ).map(({ verdict }) => verdict);
  expect(verdicts).toEqual([
    { kind: 'choice', matches: [match(2, 4)] },
    { kind: 'unknown', nearest: [match(2, 4)] },
    { kind: 'sold-out', match: match(1, 0) },
  ]);
});
