import { describe, expect, it } from 'vitest';
import { buildCartLine } from '@torg/stores/testing';
import { newsOf } from './news-of.ts';

const item = { lines: [buildCartLine(7, 3), buildCartLine(8, 1)] };
const [first = expect.unreachable(), second = expect.unreachable()] = item.lines.map(({ id }) => id);
const dearer = { lineId: first, kind: 'price', before: 9_900, after: 12_900 } as const;

describe('what became of an item', () => {
  it('is nothing where only another one is told of', () => {
    expect(newsOf(item, [{ ...dearer, lineId: 'another' }])).toBeNull();
  });

  it('is that it cannot be bought, before that few are left, before what it costs', () => {
    const few = { lineId: first, kind: 'stock', left: 2 } as const;
    const gone = { lineId: second, kind: 'gone' } as const;
    expect(newsOf(item, [dearer])).toEqual(dearer);
    expect(newsOf(item, [dearer, few])).toEqual(few);
    expect(newsOf(item, [dearer, few, gone])).toEqual(gone);
  });

  it('is no shortage any more once it holds no more than there is', () => {
    expect(newsOf(item, [{ lineId: first, kind: 'stock', left: 3 }])).toBeNull();
  });

  it('is that it is gone where none is left', () => {
    expect(newsOf(item, [{ lineId: first, kind: 'stock', left: 0 }])).toEqual({ lineId: first, kind: 'gone' });
  });
});
