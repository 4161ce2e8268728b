import { expect, it } from 'vitest';
import type { ArticleMatch } from './article.ts';
import type { JudgedRow } from './judge-rows.ts';
import { pricesOfRows } from './prices-of-rows.ts';

/** A size of a mug that is 100 kronor, and 90 for whoever buys six. */
const sizeOfMug = (skuId: number): ArticleMatch => ({
  ...{ skuId, productId: 7, totalStock: 50, articleNumber: `A-${skuId}`, productName: 'Mugg', skuName: null },
  ...{ selling: { incVat: 100_00, exVat: 80_00 }, regular: { incVat: 100_00, exVat: 80_00 }, currency: 'SEK' },
  ...{ canonicalUrl: '/p/mugg', breaks: [{ fromQuantity: 6, selling: { incVat: 90_00, exVat: 72_00 } }] },
});
const row = (match: ArticleMatch, quantity: number): JudgedRow => ({
  ...{ number: match.articleNumber, quantity, writtenQuantity: String(quantity), places: [1] },
  verdict: { kind: 'found', match, quantity },
});
const unknown: JudgedRow = {
  ...{ number: 'X', quantity: 9, writtenQuantity: '9', places: [1] },
  verdict: { kind: 'unknown', nearest: [] },
};
const totals = (rows: readonly JudgedRow[], inCart?: ReadonlyMap<number, number>) =>
  pricesOfRows(rows, inCart).map((price) => price && price.total.incVat);

it('sizes of a product reach a break together', () => {
  expect(totals([row(sizeOfMug(1), 4), unknown, row(sizeOfMug(2), 2)])).toEqual([360_00, null, 180_00]);
  expect(totals([row(sizeOfMug(1), 4), row({ ...sizeOfMug(2), productId: 8 }, 2)])).toEqual([400_00, 200_00]);
});

it('what lies in the cart already counts towards it', () => {
  expect(totals([row(sizeOfMug(1), 4)], new Map([[7, 2]]))).toEqual([360_00]);
  expect(totals([row(sizeOfMug(1), 4)], new Map([[8, 2]]))).toEqual([400_00]);
});

it('VAT is taken out of the whole row, so that no rounding is multiplied', () => {
  const odd = { ...sizeOfMug(1), breaks: [], selling: { incVat: 99_99, exVat: 79_99 } };
  const [price] = pricesOfRows([row({ ...odd, regular: odd.selling }, 3)]);
  expect(price?.total).toEqual({ incVat: 299_97, exVat: 239_98 });
});
