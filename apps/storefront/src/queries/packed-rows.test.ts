import { expect, it } from 'vitest';
import { isPacked, packRows, unpackRows } from './packed-rows.ts';

const sent = (rows: readonly object[]): unknown => unpackRows(JSON.parse(JSON.stringify(packRows(rows))));

it('gives back what was packed', () => {
  const rows = [
    { id: 7, name: 'S – 36', at: null, stock: { left: 3, sold: -1 }, tags: ['a'] },
    { id: 8, name: 'S – 38', at: 'x', stock: { left: 3, sold: 4.5 }, tags: [], incoming: '2026-12-01' },
    { id: 9, name: '', at: 'y', stock: { left: 0, sold: 0 }, tags: ['a', 'b'] },
    { id: 2, name: 'å\u001f"', at: 'y', stock: { left: 0, sold: 0 }, tags: ['a', 'b'] },
  ];
  expect(sent(rows)).toEqual(rows);
  expect(sent([])).toEqual([]);
  expect(sent([{ a: 1 }, { b: 2 }])).toEqual([{ a: 1 }, { b: 2 }]);
  expect(sent(Array.from({ length: 80 }, (_, n) => ({ text: 'x'.repeat(n) })))).toHaveLength(80);
});

it('sends once what rows have in common', () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => ({
    id: 100 + n,
    product: 7,
    name: `${n} mm`,
    stock: { left: 3 },
  }));
  expect(JSON.stringify(packRows(rows)).length).toBeLessThan(JSON.stringify(rows).length / 5);
  expect(sent(rows)).toEqual(rows);
});

it('tells packed rows from rows', () => {
  expect(isPacked(packRows([{ a: 1 }]))).toBe(true);
  expect(isPacked([{ a: 1 }])).toBe(false);
  expect(isPacked(null)).toBe(false);
});
