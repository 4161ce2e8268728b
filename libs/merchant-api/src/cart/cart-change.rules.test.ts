import { describe, expect, it } from 'vitest';
import { addToLines, dropUnsellable, noteLine, updateLines } from './cart-change.rules.ts';
import type { CartLineRecord } from './cart-record.ts';

const line = (lineId: string, skuId: number, quantity: number, more: Partial<CartLineRecord> = {}): CartLineRecord => ({
  lineId,
  skuId,
  quantity,
  groupKey: null,
  message: null,
  choice: null,
  seen: null,
  ...more,
});
const item = (quantity: number, more: Partial<CartLineRecord> = {}) => ({
  skuId: 7,
  quantity,
  groupKey: null,
  message: null,
  seen: null,
  ...more,
});

describe('addToLines', () => {
  it('joins the line of the same sku', () => {
    expect(addToLines([line('a', 7, 2)], item(1), 5, 'new')).toEqual({ ok: true, lines: [line('a', 7, 3)] });
  });

  it('keeps apart what has another message or belongs to another package', () => {
    const lines = [line('a', 7, 1, { message: 'Grattis' }), line('b', 7, 1, { groupKey: 'g' })];
    expect(addToLines(lines, item(1), 5, 'new')).toEqual({ ok: true, lines: [...lines, line('new', 7, 1)] });
  });

  it('counts every line of the sku against the stock', () => {
    const lines = [line('a', 7, 2), line('b', 7, 2, { message: 'Grattis' })];
    const refusal = { kind: 'stock-limit', left: 1 };
    expect(addToLines(lines, item(2), 5, 'new')).toEqual({ ok: false, refusal });
  });

  it('says that everything is in the cart already', () => {
    const refusal = { kind: 'already-in-cart', quantity: 5 };
    expect(addToLines([line('a', 7, 5)], item(1), 5, 'new')).toEqual({ ok: false, refusal });
  });

  it.each([0, -1, 1.5, NaN, Infinity])('refuses %s units', (quantity) => {
    const refusal = { kind: 'invalid-quantity' };
    expect(addToLines([], item(quantity), 5, 'new')).toEqual({ ok: false, refusal });
  });
});

describe('updateLines', () => {
  const lines = [line('a', 7, 2), line('b', 8, 1)];
  const stock = () => 5;

  it('sets the quantity of the line that is named', () => {
    const decision = updateLines(lines, { lineId: 'a', skuId: null }, 5, stock);
    expect(decision).toEqual({ ok: true, lines: [line('a', 7, 5), line('b', 8, 1)] });
  });

  it('takes the line away at 0, also when nothing is left in stock', () => {
    const decision = updateLines(lines, { lineId: null, skuId: 7 }, 0, () => 0);
    expect(decision).toEqual({ ok: true, lines: [line('b', 8, 1)] });
  });

  it('refuses more than there is, less what other lines hold', () => {
    const held = [line('a', 7, 2), line('c', 7, 2, { groupKey: 'g' })];
    const decision = updateLines(held, { lineId: 'a', skuId: null }, 4, stock);
    expect(decision).toEqual({ ok: false, refusal: { kind: 'stock-limit', left: 3 } });
  });

  it('does not fall back on the sku when the line is gone', () => {
    const decision = updateLines(lines, { lineId: 'gone', skuId: 7 }, 1, stock);
    expect(decision).toEqual({ ok: false, refusal: { kind: 'unknown-item' } });
  });

  it.each([-1, 0.5])('refuses %s units', (quantity) => {
    const decision = updateLines(lines, { lineId: 'a', skuId: null }, quantity, stock);
    expect(decision).toEqual({ ok: false, refusal: { kind: 'invalid-quantity' } });
  });
});

it('drops what cannot be bought any more and nothing else', () => {
  const decision = dropUnsellable([line('a', 7, 2), line('b', 8, 1)], (skuId) => (skuId === 7 ? 0 : 1));
  expect(decision).toEqual({ ok: true, lines: [line('b', 8, 1)] });
});

describe('noteLine', () => {
  it('says something else of a line in its place, and joins the line that says the same', () => {
    const lines = [line('a', 7, 1, { message: 'Anna' }), line('b', 8, 1), line('c', 7, 2)];
    expect(noteLine(lines, 'c', 'Bo')).toEqual({
      ok: true,
      lines: [lines[0], lines[1], line('c', 7, 2, { message: 'Bo' })],
    });
    expect(noteLine(lines, 'c', 'Anna')).toEqual({ ok: true, lines: [lines[1], line('c', 7, 3, { message: 'Anna' })] });
  });

  it('keeps to loose lines that are there', () => {
    const choice = { packageId: 1, groupId: 1, optionId: 1, units: 1 };
    expect(noteLine([line('a', 7, 1, { choice })], 'a', 'Bo')).toMatchObject({ refusal: { kind: 'packaged-item' } });
    expect(noteLine([], 'a', 'Bo')).toMatchObject({ refusal: { kind: 'unknown-item' } });
  });
});
