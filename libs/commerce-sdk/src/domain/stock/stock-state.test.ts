import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stockState } from './stock-state.ts';

function stock(inStock: number, oversellable = 0, unlimited = 0) {
  return { inStock, oversellable, static: unlimited, total: inStock + oversellable + unlimited };
}

describe('stockState', () => {
  it.each([
    { of: stock(0), quantity: 1, state: 'out-of-stock' },
    { of: stock(0, 5), quantity: 1, state: 'oversellable' },
    { of: stock(3, 5), quantity: 3, state: 'few-left' },
    { of: stock(3, 5), quantity: 4, state: 'oversellable' },
    { of: stock(0, 0, 100), quantity: 1, state: 'static' },
    { of: stock(8, 0, 100), quantity: 8, state: 'in-stock' },
    { of: stock(8, 0, 100), quantity: 9, state: 'static' },
    { of: stock(8), quantity: 9, state: 'in-stock' },
    { of: stock(8, 5, 100), quantity: 8, state: 'in-stock' },
    { of: stock(8, 5, 100), quantity: 14, state: 'oversellable' },
    { of: stock(-2), quantity: 1, state: 'out-of-stock' },
    { of: stock(1), quantity: 1, state: 'few-left' },
    { of: stock(5), quantity: 1, state: 'few-left' },
    { of: stock(6), quantity: 1, state: 'in-stock' },
  ])('is $state for $quantity of $of.inStock + $of.oversellable + $of.static', ({ of, quantity, state }) => {
    expect(stockState(of, quantity)).toBe(state);
  });

  it('asks for one unit when no quantity is given', () => {
    expect(stockState(stock(0, 2))).toBe('oversellable');
  });

  it('says where the units would come from', () => {
    const units = fc.nat(20);
    fc.assert(
      fc.property(units, units, units, fc.integer({ min: 1, max: 25 }), (inStock, oversellable, endless, quantity) => {
        const state = stockState(stock(inStock, oversellable, endless), quantity);
        const isOnShelf = quantity <= inStock || (inStock > 0 && oversellable + endless === 0);
        expect(state === 'out-of-stock').toBe(inStock + oversellable + endless === 0);
        expect(state === 'in-stock' || state === 'few-left').toBe(isOnShelf);
        expect(state === 'oversellable').toBe(!isOnShelf && oversellable > 0);
      }),
    );
  });
});
