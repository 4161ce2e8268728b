import { describe, expect, it } from 'vitest';
import { reduceLines } from './reduce-lines.ts';

const mug = { lineId: 'mug', quantity: 2, selling: 10_000 };
const cup = { lineId: 'cup', quantity: 1, selling: 6000 };
const threeForTwo = { kind: 'multi-buy', offerId: 'three', take: 3, pay: 2, lines: null } as const;
const tenPercent = { kind: 'percent', offerId: 'ten', percent: 10, lines: null } as const;

describe('take three, pay for two', () => {
  it('gives the cheapest of three', () => {
    expect(reduceLines([mug, cup], [threeForTwo])).toEqual([{ lineId: 'cup', offerId: 'three', amount: 6000 }]);
  });

  it('gives nothing for two', () => {
    expect(reduceLines([mug], [threeForTwo])).toEqual([]);
  });

  it('forms bundles from the dearest down, so that six are two fair bundles', () => {
    const plates = { lineId: 'plate', quantity: 3, selling: 20_000 };
    expect(reduceLines([mug, cup, plates], [threeForTwo])).toEqual([
      { lineId: 'plate', offerId: 'three', amount: 20_000 },
      { lineId: 'cup', offerId: 'three', amount: 6000 },
    ]);
  });

  it('is about its own lines alone', () => {
    expect(reduceLines([mug, cup], [{ ...threeForTwo, lines: ['mug'] }])).toEqual([]);
  });

  it('uses no unit for two bundles', () => {
    const again = { ...threeForTwo, offerId: 'again' };
    expect(reduceLines([{ ...mug, quantity: 5 }], [threeForTwo, again])).toEqual([
      { lineId: 'mug', offerId: 'three', amount: 10_000 },
    ]);
  });
});

describe('a package', () => {
  it('costs what it says, each line in proportion', () => {
    const set = { kind: 'package-price', offerId: 'set', price: 13_000, lines: ['mug', 'cup'] } as const;
    expect(reduceLines([mug, cup], [set])).toEqual([
      { lineId: 'mug', offerId: 'set', amount: 10_000 },
      { lineId: 'cup', offerId: 'set', amount: 3000 },
    ]);
  });

  it('is never dearer than its parts, and its units earn no bundle', () => {
    const set = { kind: 'package-price', offerId: 'set', price: 99_000, lines: ['mug', 'cup'] } as const;
    expect(reduceLines([mug, cup], [threeForTwo, set])).toEqual([]);
  });
});

describe('a percentage', () => {
  it('is taken off what bundles left, wherever it stands', () => {
    expect(reduceLines([{ ...mug, quantity: 3 }], [tenPercent, threeForTwo])).toEqual([
      { lineId: 'mug', offerId: 'three', amount: 10_000 },
      { lineId: 'mug', offerId: 'ten', amount: 2000 },
    ]);
  });

  it('is rounded in the shopper’s favour', () => {
    const odd = { lineId: 'odd', quantity: 1, selling: 1999 };
    expect(reduceLines([odd], [tenPercent])).toEqual([{ lineId: 'odd', offerId: 'ten', amount: 200 }]);
  });

  it('follows another off what is left', () => {
    const reductions = reduceLines([{ ...mug, quantity: 1 }], [tenPercent, { ...tenPercent, offerId: 'more' }]);
    expect(reductions.map(({ amount }) => amount)).toEqual([1000, 900]);
  });
});
